import { visitorHelpTexts } from '@parleykit/contract/agents/visitor-help-texts'
import { TextField } from '@radix-ui/themes'
import { Field } from '../../../ui/form/field.tsx'
import { useFieldErrors } from '../../../ui/form/use-form.ts'
import type { SettingsFormState } from './agent-form.ts'

const fields = [
  { name: 'phone', label: 'Phone number for visitors', type: 'tel', placeholder: '+49 30 1234567' },
  { name: 'url', label: 'Contact page', type: 'url', placeholder: 'https://example.com/contact' },
] as const

/** The contact options shown with refusals, in addition to the email address under Basics. */
export function HumanContactFields({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form).humanContact
  return (
    <>
      {fields.map(({ name, label, type, placeholder }) => (
        <Field key={name} label={label} error={errors?.[name]?.message}>
          {(control) => (
            <TextField.Root
              type={type}
              autoComplete="off"
              placeholder={placeholder}
              {...control}
              {...form.register(`humanContact.${name}`)}
            />
          )}
        </Field>
      ))}
      <Field
        label="Intro text"
        error={errors?.text?.message}
        help="Shown to visitors with these contact details and your email address. If all are empty, nothing is shown."
      >
        {(control) => (
          <TextField.Root
            placeholder={visitorHelpTexts.humanContact}
            {...control}
            {...form.register('humanContact.text')}
          />
        )}
      </Field>
    </>
  )
}
