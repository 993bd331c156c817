import { placeholdersOf, withoutPlaceholders } from '@parleykit/contract/knowledge/placeholders'
import { Button, Flex, Text, TextArea, TextField } from '@radix-ui/themes'
import { Field } from '../../ui/form/field.tsx'
import { useFieldValue } from '../../ui/form/use-form.ts'
import { templateTexts } from './template-texts.ts'
import type { TextFormState } from './use-text-form.ts'

interface TextFieldsProps {
  readonly form: TextFormState
  readonly rows: number
  readonly isReadOnly: boolean
}

/** The title and text fields of an entry that is written here. */
export function TextFields({ form, rows, isReadOnly }: TextFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <Field label="Title (optional)" error={errors.fileName?.message}>
        {(control) => (
          <TextField.Root
            placeholder="Opening hours"
            readOnly={isReadOnly}
            {...control}
            {...form.register('fileName')}
          />
        )}
      </Field>
      <Field label="Text" error={errors.content?.message}>
        {(control) => (
          <TextArea
            rows={rows}
            resize="vertical"
            placeholder="Write or paste what your agent should know"
            readOnly={isReadOnly}
            {...control}
            {...form.register('content')}
          />
        )}
      </Field>
      <PlacesNote form={form} />
    </>
  )
}

/** Longer texts aren't templates, so they aren't searched on every key. */
const lengthMax = 20_000

/** Lists the gaps that a text still has, with a button to remove the lines with gaps. */
function PlacesNote({ form }: { readonly form: TextFormState }) {
  const content = useFieldValue({ form, name: 'content' })
  const places = content.length > lengthMax ? [] : placeholdersOf(content)
  if (places.length === 0) return null
  return (
    <Flex direction="column" align="start" gap="2">
      <Text as="p" size="2" color="gray" className="wrap-anywhere">
        {templateTexts.stillOpen(templateTexts.named(places))}
      </Text>
      <Button
        type="button"
        variant="soft"
        color="gray"
        size="1"
        onClick={() => {
          form.setValue('content', withoutPlaceholders(content), { shouldDirty: true })
          form.setFocus('content')
        }}
      >
        {templateTexts.leaveOut}
      </Button>
    </Flex>
  )
}
