import { Flex, TextArea, TextField } from '@radix-ui/themes'
import { Field } from '../../ui/form/field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { actionTexts } from './action-texts.ts'
import type { DraftProps } from './draft.ts'

/** The name, the kind, and when it is offered. */
export function BasicFields({ draft, problems, onChange }: DraftProps) {
  return (
    <Flex direction="column" gap="4">
      <Field label={actionTexts.name} help={actionTexts.nameHelp} error={problems.name}>
        {(control) => (
          <TextField.Root
            {...control}
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      {draft.kind !== 'mcp' && (
        <Field label={actionTexts.kind}>
          {({ dir: _, ...control }) => (
            <NativeSelect
              {...control}
              value={draft.kind}
              options={[
                ['http', actionTexts.kinds.http],
                ['form', actionTexts.kinds.form],
                ['page', actionTexts.kinds.page],
              ]}
              onChoose={(kind) => onChange({ kind })}
            />
          )}
        </Field>
      )}
      <Field label={actionTexts.phrases} help={actionTexts.phrasesHelp} error={problems.phrases}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={draft.phrases}
            onChange={(event) => onChange({ phrases: event.target.value })}
          />
        )}
      </Field>
      <Field label={actionTexts.purpose} help={actionTexts.purposeHelp} error={problems.purpose}>
        {(control) => (
          <TextField.Root
            {...control}
            value={draft.purpose}
            onChange={(event) => onChange({ purpose: event.target.value })}
          />
        )}
      </Field>
    </Flex>
  )
}
