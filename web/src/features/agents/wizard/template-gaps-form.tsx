import type { AgentTemplate } from '@parleykit/contract/agents/templates/agent-template'
import {
  fillPlaceholders,
  hasPlaceholders,
  withoutPlaceholders,
} from '@parleykit/contract/knowledge/placeholders'
import { Button, Checkbox, Flex, Text, TextField } from '@radix-ui/themes'
import { type SubmitEvent, useState } from 'react'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { Field } from '../../../ui/form/field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useDraft } from '../../../ui/unsaved/drafts.ts'
import { useUpgradeOffer } from '../../billing/use-upgrade-offer.ts'
import { addTextError } from '../../knowledge/add-text-error.ts'
import { knowledgeTexts } from '../../knowledge/knowledge-texts.ts'
import { useAddText } from '../../knowledge/queries.ts'
import { templateTexts } from '../../knowledge/template-texts.ts'
import { DraftPreview } from './draft-preview.tsx'
import { gapLabels } from './gap-labels.ts'

interface TemplateGapsFormProps {
  readonly agentId: number
  readonly draft: AgentTemplate['knowledge'][number]
  /** The earlier inputs for the gaps, in order. */
  readonly kept: readonly string[]
  readonly onKeep: (values: readonly string[]) => void
  /** Undefined while the text form holds another text. */
  readonly onEditAsText: ((text: string) => void) | undefined
  readonly onDone: () => void
}

/** A field for every gap of a draft, with a preview. A draft becomes knowledge once no gap is left. */
export function TemplateGapsForm({
  agentId,
  draft,
  kept,
  onKeep,
  onEditAsText,
  onDone,
}: TemplateGapsFormProps) {
  const gaps = gapLabels(draft.text)
  const [values, setValues] = useState(() => gaps.map((_, index) => kept[index] ?? ''))
  const [leavesOut, setLeavesOut] = useState(false)
  const { save, addition } = useSaveDraft(agentId, draft.name, onDone)
  const filled = fillPlaceholders(draft.text, values)
  const text = leavesOut ? withoutPlaceholders(filled) : filled
  const isUnsaved = values.some((value, index) => value !== (kept[index] ?? ''))
  useDraft(isUnsaved && !addition.isSuccess)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onKeep(values)
    save(text)
  }

  return (
    <form noValidate onSubmit={submit}>
      <Flex direction="column" gap="4">
        <GapFields gaps={gaps} values={values} onChange={setValues} isReadOnly={addition.isPending} />
        {hasPlaceholders(filled) && (
          <Text as="label" size="2">
            <Flex gap="2" align="center">
              <Checkbox checked={leavesOut} onCheckedChange={(checked) => setLeavesOut(checked === true)} />
              {templateTexts.leaveOut}
            </Flex>
          </Text>
        )}
        <DraftPreview label={templateTexts.formPreview} text={text || templateTexts.nothingFilled} />
        {!onEditAsText && (
          <Text as="p" size="1" color="gray">
            {templateTexts.finishFirst}
          </Text>
        )}
        <Flex gap="3" justify="end" className="dialog-actions">
          <Button
            type="button"
            variant="soft"
            color="gray"
            disabled={!onEditAsText}
            onClick={() => onEditAsText?.(filled)}
          >
            {templateTexts.editAsText}
          </Button>
          <SubmitButton isPending={addition.isPending} pending="Saving...">
            Save
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}

/** Adds the text to the knowledge, or says that it stays a draft if it still has gaps or no other text. */
function useSaveDraft(agentId: number, name: string, onDone: () => void) {
  const addition = useAddText(agentId)
  const upgradeOffer = useUpgradeOffer()

  function save(text: string) {
    if (addition.isPending) return
    if (text === '' || hasPlaceholders(text)) {
      toast(templateTexts.keptAsDraft, 'add-text')
      return onDone()
    }
    clearToastsBefore('add-text', addition).mutate(
      { content: text, fileType: 'text', fileName: name },
      {
        onSuccess: () => {
          toast(knowledgeTexts.added, 'add-text')
          onDone()
        },
        onError: (error) => toastError(addTextError(error), 'add-text', upgradeOffer(error)),
      },
    )
  }
  return { save, addition }
}

interface GapFieldsProps {
  readonly gaps: ReturnType<typeof gapLabels>
  readonly values: readonly string[]
  readonly onChange: (values: string[]) => void
  readonly isReadOnly: boolean
}

function GapFields({ gaps, values, onChange, isReadOnly }: GapFieldsProps) {
  return gaps.map(({ label, hint }, index) => (
    <Field key={label} label={label}>
      {(control) => (
        <TextField.Root
          autoComplete="off"
          placeholder={hint}
          readOnly={isReadOnly}
          value={values[index] ?? ''}
          onChange={(event) => onChange(values.with(index, event.target.value))}
          {...control}
        />
      )}
    </Field>
  ))
}
