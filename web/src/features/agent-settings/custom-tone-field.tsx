import { TextArea } from '@radix-ui/themes'
import { Field } from '../../ui/field.tsx'
import { useFieldErrors } from '../../ui/form/use-form.ts'
import type { SettingsFormState } from './agent-form.ts'

/** Instructions beyond the profile. */
export function CustomToneField({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form)
  return (
    <Field
      label="Custom tone"
      error={errors.customTone?.message}
      help="Additional instructions, such as: short sentences, no jargon."
    >
      {(control) => <TextArea rows={3} {...control} {...form.register('customTone')} />}
    </Field>
  )
}
