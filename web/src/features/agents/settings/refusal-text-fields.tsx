import { careTextMax } from '@parleykit/contract/chat/limits'
import { type AgentLanguage, agentLanguages } from '@parleykit/contract/chat/refusal-texts'
import { Button, Flex, IconButton, Text, TextArea } from '@radix-ui/themes'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Controlled, useFieldErrors, useFieldValue } from '../../../ui/form/use-form.ts'
import type { SettingsFormState } from './agent-form.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (language: AgentLanguage) => names.of(language) ?? language
const languages = agentLanguages.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))

/** The text shown if the agent has no answer, one for each language that the owner chooses. */
export function RefusalTextFields({ form }: { readonly form: SettingsFormState }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'refusalTexts' })
  const texts = useFieldValue({ form, name: 'refusalTexts' }) ?? []
  const free = languages.filter((language) => texts.every((text) => text.language !== language))
  const spoken = [...navigator.languages, 'en'].map((tag) => tag.split('-')[0])
  const next = free.find((language) => spoken.includes(language)) ?? free[0]
  return (
    <fieldset className="plain-fieldset">
      <Text as="div" size="2" weight="medium">
        When there's no answer
      </Text>
      <Text as="p" size="1" color="gray" mb="2">
        What visitors read if your knowledge doesn't have the answer. A language without a text of its own
        uses the default.
      </Text>
      <Flex direction="column" gap="3">
        {fields.map((field, index) => (
          <RefusalTextField
            key={field.id}
            form={form}
            index={index}
            free={free}
            onRemove={() => remove(index)}
          />
        ))}
      </Flex>
      {next && (
        <Button
          type="button"
          variant="ghost"
          mt={fields.length > 0 ? '3' : '1'}
          ml="1"
          onClick={() => append({ language: next, text: '' })}
        >
          <Plus size={16} /> {fields.length > 0 ? 'Add a language' : 'Add a text'}
        </Button>
      )}
    </fieldset>
  )
}

interface RefusalTextFieldProps {
  readonly form: SettingsFormState
  readonly index: number
  /** Languages without a text. */
  readonly free: readonly AgentLanguage[]
  readonly onRemove: () => void
}

function RefusalTextField({ form, index, free, onRemove }: RefusalTextFieldProps) {
  const error = useFieldErrors(form).refusalTexts?.[index]?.text?.message
  const language = useFieldValue({ form, name: `refusalTexts.${index}.language` }) ?? 'en'
  const options = languages
    .filter((each) => each === language || free.includes(each))
    .map((each) => [each, nameOf(each)] as const)
  return (
    <div>
      <Flex gap="2" align="center" mb="1">
        <Controlled
          form={form}
          name={`refusalTexts.${index}.language`}
          render={(field) => (
            <NativeSelect
              ref={field.ref}
              aria-label={`Language of text ${index + 1}`}
              value={language}
              options={options}
              onChoose={field.onChange}
            />
          )}
        />
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          aria-label={`Remove the text in ${nameOf(language)}`}
          onClick={onRemove}
        >
          <Trash2 size={16} />
        </IconButton>
      </Flex>
      <TextArea
        rows={2}
        dir="auto"
        maxLength={careTextMax}
        placeholder="I don't have an answer to that. Our team is happy to help."
        aria-label={`Text in ${nameOf(language)}`}
        {...(error ? { 'aria-invalid': true } : {})}
        {...form.register(`refusalTexts.${index}.text`)}
      />
      {error && (
        <Text as="p" size="1" color="red" role="alert" mt="1">
          {error}
        </Text>
      )}
    </div>
  )
}
