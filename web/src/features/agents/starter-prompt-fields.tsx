import { starterPromptsMax } from '@parleykit/contract/limits'
import { Button, Flex, IconButton, Text, TextField } from '@radix-ui/themes'
import { Plus, Trash2 } from 'lucide-react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { SettingsValues } from './agent-form.ts'

/** The cards that visitors may start with. */
export function StarterPromptFields({ form }: { readonly form: UseFormReturn<SettingsValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'starterPrompts' })
  const errors = form.formState.errors.starterPrompts
  return (
    <fieldset className="plain-fieldset">
      <Text as="div" size="2" weight="medium">
        Starter prompts
      </Text>
      <Text as="p" size="1" color="gray" mb="2">
        Up to three of these are offered to visitors. Remove them all to use those that training makes.
      </Text>
      <Flex direction="column" gap="3">
        {fields.map((field, index) => {
          const wrong = errors?.[index]
          return (
            <div key={field.id}>
              <Flex gap="2" align="center">
                <Flex gap="2" direction={{ initial: 'column', xs: 'row' }} className="truncating">
                  <TextField.Root
                    placeholder="Title"
                    aria-label={`Title of prompt ${index + 1}`}
                    {...(wrong?.title ? { 'aria-invalid': true } : {})}
                    {...form.register(`starterPrompts.${index}.title`)}
                  />
                  <TextField.Root
                    className="truncating"
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
                  onClick={() => remove(index)}
                >
                  <Trash2 size={16} />
                </IconButton>
              </Flex>
              {wrong && (
                <Text as="p" size="1" color="red" role="alert" mt="1">
                  Give this prompt a title of up to 60 characters and a question of up to 300.
                </Text>
              )}
            </div>
          )
        })}
      </Flex>
      {fields.length < starterPromptsMax && (
        <Button
          type="button"
          variant="ghost"
          mt="3"
          ml="1"
          onClick={() => append({ title: '', content: '' })}
        >
          <Plus size={16} /> Add a prompt
        </Button>
      )}
    </fieldset>
  )
}
