import type { StarterPrompt } from '@parleykit/contract/agents/agents'
import { starterPromptsMax } from '@parleykit/contract/agents/limits'
import { Button, Flex, IconButton, Text, TextField } from '@radix-ui/themes'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { useFieldErrors } from '../../../ui/form/use-form.ts'
import type { SettingsFormState } from './agent-form.ts'
import { describeOfferedPrompts } from './describe-offered-prompts.ts'

interface StarterPromptFieldsProps {
  readonly form: SettingsFormState
  /** Prompts from the training; visitors see them until the owner writes some. */
  readonly suggested: readonly StarterPrompt[]
}

/** The starter prompts. */
export function StarterPromptFields({ form, suggested }: StarterPromptFieldsProps) {
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'starterPrompts' })
  return (
    <fieldset className="plain-fieldset">
      <Text as="div" size="2" weight="medium">
        Starter prompts
      </Text>
      <Text as="p" size="1" color="gray" mb="2">
        {fields.length > 0
          ? `${describeOfferedPrompts(fields.length)} Remove all to use the suggested prompts again.`
          : 'Questions visitors can ask with one click.'}
      </Text>
      {fields.length === 0 && suggested.length > 0 && (
        <SuggestedPrompts prompts={suggested} onUse={() => replace([...suggested])} />
      )}
      <Flex direction="column" gap="3">
        {fields.map((field, index) => (
          <PromptFields key={field.id} form={form} index={index} onRemove={() => remove(index)} />
        ))}
      </Flex>
      {fields.length < starterPromptsMax && (
        <Button
          type="button"
          variant="ghost"
          mt="3"
          ml="1"
          onClick={() => append({ title: '', content: '' })}
        >
          <Plus size={16} /> {fields.length > 0 ? 'Add a prompt' : 'Write your own'}
        </Button>
      )}
    </fieldset>
  )
}

interface PromptFieldsProps {
  readonly form: SettingsFormState
  readonly index: number
  readonly onRemove: () => void
}

/** A prompt's title and question. */
function PromptFields({ form, index, onRemove }: PromptFieldsProps) {
  const wrong = useFieldErrors(form).starterPrompts?.[index]
  return (
    <div>
      <Flex gap="2" align="center">
        <Flex gap="2" wrap="wrap" className="truncating">
          <TextField.Root
            dir="auto"
            placeholder="Title"
            aria-label={`Title of prompt ${index + 1}`}
            {...(wrong?.title ? { 'aria-invalid': true } : {})}
            {...form.register(`starterPrompts.${index}.title`)}
          />
          <TextField.Root
            dir="auto"
            className="prompt-question"
            placeholder="What the visitor asks"
            aria-label={`Question of prompt ${index + 1}`}
            {...(wrong?.content ? { 'aria-invalid': true } : {})}
            {...form.register(`starterPrompts.${index}.content`)}
          />
        </Flex>
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          aria-label={`Remove prompt ${index + 1}`}
          onClick={onRemove}
        >
          <Trash2 size={16} />
        </IconButton>
      </Flex>
      {wrong && (
        <Text as="p" size="1" color="red" role="alert" mt="1">
          Enter a title (up to 60 characters) and a question (up to 300).
        </Text>
      )}
    </div>
  )
}

interface SuggestedPromptsProps {
  readonly prompts: readonly StarterPrompt[]
  readonly onUse: () => void
}

/** The training's suggestions, read-only; they become the owner's own only on request. */
function SuggestedPrompts({ prompts, onUse }: SuggestedPromptsProps) {
  return (
    <div className="suggested-prompts">
      <Text as="p" size="1" color="gray" mb="2">
        Suggested from your knowledge until you write your own. {describeOfferedPrompts(prompts.length)}
      </Text>
      <ul className="plain-list">
        {prompts.map((prompt) => (
          <Text key={prompt.content} as="span" size="2" color="gray" asChild>
            <li dir="auto">{prompt.content}</li>
          </Text>
        ))}
      </ul>
      <Button type="button" variant="soft" size="1" mt="3" onClick={onUse}>
        Use these
      </Button>
    </div>
  )
}
