import { TextField } from '@radix-ui/themes'
import { Field } from '../../../ui/form/field.tsx'
import { useFieldErrors } from '../../../ui/form/use-form.ts'
import type { SettingsFormState } from './agent-form.ts'

interface LinkedLineFieldsProps {
  readonly form: SettingsFormState
  readonly name: 'leadForm.consent' | 'consentLine'
  /** The label of the text field. */
  readonly label: string
  readonly placeholder: string
}

/** A sentence with at most one link. */
export function LinkedLineFields({ form, name, label, placeholder }: LinkedLineFieldsProps) {
  const { leadForm, consentLine } = useFieldErrors(form)
  const errors = name === 'consentLine' ? consentLine : leadForm?.consent
  return (
    <>
      <Field label={label} error={errors?.text?.message}>
        {(control) => (
          <TextField.Root placeholder={placeholder} {...control} {...form.register(`${name}.text`)} />
        )}
      </Field>
      <Field label={`${label}: link text`} error={errors?.linkText?.message}>
        {(control) => (
          <TextField.Root placeholder="Privacy policy" {...control} {...form.register(`${name}.linkText`)} />
        )}
      </Field>
      <Field label={`${label}: link URL`} error={errors?.linkUrl?.message}>
        {(control) => (
          <TextField.Root
            type="url"
            autoComplete="off"
            placeholder="https://example.com/privacy"
            {...control}
            {...form.register(`${name}.linkUrl`)}
          />
        )}
      </Field>
    </>
  )
}
