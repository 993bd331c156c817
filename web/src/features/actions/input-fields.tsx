import { type ActionInput, actionInputTypes } from '@parleykit/contract/actions/action-inputs'
import { actionInputsMax } from '@parleykit/contract/actions/limits'
import { Button, Checkbox, Flex, Grid, Text, TextArea, TextField } from '@radix-ui/themes'
import { Plus, Trash2 } from 'lucide-react'
import { Field } from '../../ui/form/field.tsx'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { actionTexts } from './action-texts.ts'
import { ChoicesFromFields } from './choices-from-fields.tsx'
import { ClaimField } from './claim-field.tsx'
import { type Draft, type DraftProps, nameFrom, namesIn, newInput } from './draft.ts'

/** The inputs of an action. */
export function InputFields({ draft, problems, onChange }: DraftProps) {
  const { inputs } = draft
  const used = usedNames(draft)
  // The inputs of a tool are its server's.
  const isFixed = draft.kind === 'mcp'
  const replace = (index: number, input: ActionInput) => onChange({ inputs: inputs.with(index, input) })
  return (
    <TitledSection title={actionTexts.inputs} text={actionTexts.inputsHelp}>
      <Flex direction="column" gap="4">
        {inputs.map((input, index) => (
          <InputRow
            // biome-ignore lint/suspicious/noArrayIndexKey: names are typed, so only the place identifies an input
            key={index}
            input={input}
            isUsed={used.has(input.name)}
            isSent={draft.kind !== 'http' || used.has(input.name)}
            isFixed={isFixed}
            problem={
              problems[`inputs.${index}.label`] ??
              Object.entries(problems).find(([path]) => path.startsWith(`inputs.${index}.`))?.[1]
            }
            onChange={(changed) => replace(index, changed)}
            onRemove={() => onChange({ inputs: inputs.toSpliced(index, 1) })}
          />
        ))}
        {!isFixed && (
          <div>
            <Button
              type="button"
              variant="soft"
              disabled={inputs.length >= actionInputsMax}
              onClick={() => onChange({ inputs: [...inputs, newInput] })}
            >
              <Plus size={16} /> {actionTexts.addInput}
            </Button>
          </div>
        )}
      </Flex>
    </TitledSection>
  )
}

/** The inputs that the request, its choices or its checks need. */
function usedNames({ http, inputs }: Draft): Set<string> {
  const choices = inputs.flatMap(({ choicesFrom }) =>
    choicesFrom
      ? [
          ...namesIn({
            body: '',
            url: choicesFrom.url,
            headers: choicesFrom.headers.map((header) => ({ ...header, isSecret: false })),
          }),
        ]
      : [],
  )
  const compared = http.picks.flatMap(({ input }) => input ?? [])
  return new Set([...namesIn(http), ...choices, ...compared])
}

interface InputRowProps {
  readonly input: ActionInput
  /** Whether the request has it in braces. */
  readonly isUsed: boolean
  /** Whether its value goes anywhere. */
  readonly isSent: boolean
  /** Whether its name and type can't be changed. */
  readonly isFixed: boolean
  readonly problem: string | undefined
  readonly onChange: (input: ActionInput) => void
  readonly onRemove: () => void
}

const sources = ['visitor', 'agent', 'identity', 'fixed'] as const

function InputRow({ input, isUsed, isSent, isFixed, problem, onChange, onRemove }: InputRowProps) {
  const change = (part: Partial<ActionInput>) => onChange({ ...input, ...part })
  // The name follows the label until another one was typed, or until the request uses it.
  const isNamedByLabel = !isUsed && !isFixed && input.name === nameFrom(input.label)
  return (
    <fieldset className="action-part" aria-label={input.label || actionTexts.addInput}>
      <Grid columns={{ initial: '1', sm: '2' }} gap="3">
        <Field
          label={actionTexts.label}
          error={problem}
          help={isSent || input.name === '' ? undefined : actionTexts.unsent(input.name)}
        >
          {(control) => (
            <TextField.Root
              {...control}
              value={input.label}
              onChange={({ target }) =>
                change({ label: target.value, ...(isNamedByLabel && { name: nameFrom(target.value) }) })
              }
            />
          )}
        </Field>
        {!isFixed && <NameAndType input={input} onChange={change} />}
        <Field label={actionTexts.source}>
          {({ dir: _, ...control }) => (
            <NativeSelect
              {...control}
              value={input.source}
              options={sources.map((source) => [source, actionTexts.sources[source]] as const)}
              onChoose={(source) => change({ source, claim: source === 'identity' ? 'id' : null })}
            />
          )}
        </Field>
        <InputDetails input={input} onChange={change} />
      </Grid>
      <Flex justify="between" align="center" gap="3" wrap="wrap">
        <Text as="label" size="2">
          <Flex gap="2" align="center">
            <Checkbox
              checked={input.required}
              onCheckedChange={(required) => change({ required: required === true })}
            />
            {actionTexts.required}
          </Flex>
        </Text>
        {!isFixed && (
          <Button type="button" size="1" variant="soft" color="gray" onClick={onRemove}>
            <Trash2 size={14} /> {actionTexts.remove(input.label)}
          </Button>
        )}
      </Flex>
    </fieldset>
  )
}

interface InputDetailsProps {
  readonly input: ActionInput
  readonly onChange: (part: Partial<ActionInput>) => void
}

function NameAndType({ input, onChange }: InputDetailsProps) {
  return (
    <>
      <Field label={actionTexts.inputName}>
        {(control) => (
          <TextField.Root
            {...control}
            dir="ltr"
            value={input.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field label={actionTexts.type}>
        {({ dir: _, ...control }) => (
          <NativeSelect
            {...control}
            value={input.type}
            options={actionInputTypes.map((type) => [type, actionTexts.types[type]] as const)}
            onChoose={(type) => onChange({ type, choicesFrom: null })}
          />
        )}
      </Field>
    </>
  )
}

function InputDetails({ input, onChange }: InputDetailsProps) {
  return (
    <>
      {input.type === 'choice' && <ChoicesFromFields input={input} onChange={onChange} />}
      {input.type === 'choice' && !input.choicesFrom && (
        <Field label={actionTexts.choices}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={input.choices.join('\n')}
              onChange={({ target }) => onChange({ choices: target.value.split('\n') })}
              onBlur={() => onChange({ choices: input.choices.filter((choice) => choice.trim() !== '') })}
            />
          )}
        </Field>
      )}
      {input.source === 'identity' && (
        <ClaimField claim={input.claim} onChoose={(claim) => onChange({ claim })} />
      )}
      {input.source === 'fixed' && (
        <Field label={actionTexts.value}>
          {(control) => (
            <TextField.Root
              {...control}
              value={input.value ?? ''}
              onChange={({ target }) => onChange({ value: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
