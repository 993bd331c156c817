import {
  type InstructionPart,
  instructionParts,
  instructionsLength,
  instructionsMax,
} from '@parleykit/contract/agents/instructions'
import { Flex, Text, TextArea } from '@radix-ui/themes'
import { Field } from '../../../ui/form/field.tsx'
import { useFieldErrors, useFieldValue } from '../../../ui/form/use-form.ts'
import { instructionsTexts, instructionWords } from '../instruction-texts.ts'
import type { SettingsFormState } from './agent-form.ts'

/** What the owner tells the model, in parts, with the characters left for all of them. */
export function InstructionFields({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form).instructions
  return (
    <Flex direction="column" gap="4">
      <Text as="p" size="2" color="gray">
        {instructionsTexts.help}
      </Text>
      {instructionParts.map((part) => (
        <InstructionField key={part} part={part} form={form} error={errors?.[part]?.message} />
      ))}
      <CharactersLeft form={form} />
    </Flex>
  )
}

interface InstructionFieldProps {
  readonly part: InstructionPart
  readonly form: SettingsFormState
  readonly error: string | undefined
}

function InstructionField({ part, form, error }: InstructionFieldProps) {
  const { label, placeholder } = instructionWords[part]
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextArea
          rows={2}
          placeholder={placeholder}
          {...control}
          {...form.register(`instructions.${part}`)}
        />
      )}
    </Field>
  )
}

function CharactersLeft({ form }: { readonly form: SettingsFormState }) {
  const instructions = useFieldValue({ form, name: 'instructions' })
  const error = useFieldErrors(form).instructions
  const used = instructionsLength(instructions)
  const isOver = used > instructionsMax
  return (
    <Text as="p" size="1" color={isOver ? 'red' : 'gray'} {...(isOver && { role: 'alert' })}>
      {error?.root?.message ?? error?.message ?? `${used.toLocaleString('en-US')} of 4,000 characters`}
    </Text>
  )
}
