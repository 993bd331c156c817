import { TextArea, TextField } from '@radix-ui/themes'
import { Field } from '../../ui/field.tsx'
import { PlacesNote } from './places-note.tsx'
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
