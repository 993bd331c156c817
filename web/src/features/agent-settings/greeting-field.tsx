import { chatTexts } from '@parleykit/contract/texts'
import { TextArea } from '@radix-ui/themes'
import { Field } from '../../ui/field.tsx'
import { useFieldErrors, useFieldValue } from '../../ui/form/use-form.ts'
import type { SettingsFormState } from './agent-form.ts'

export function GreetingField({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form)
  const name = useFieldValue({ form, name: 'name' })
  return (
    <Field
      label="Greeting"
      error={errors.greeting?.message}
      help="The first message in every chat. Leave empty for the default."
    >
      {(control) => (
        <TextArea
          rows={2}
          placeholder={chatTexts.greeting(name)}
          {...control}
          {...form.register('greeting')}
        />
      )}
    </Field>
  )
}
