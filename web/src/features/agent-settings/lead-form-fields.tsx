import { leadTexts } from '@parleykit/contract/lead-texts'
import { ownerLeadTexts } from '@parleykit/contract/owner-lead-texts'
import { Flex, TextField } from '@radix-ui/themes'
import { Field } from '../../ui/field.tsx'
import { useFieldErrors, useFieldValue } from '../../ui/form/use-form.ts'
import { usePainted } from '../../ui/use-painted.ts'
import type { SettingsFormState } from './agent-form.ts'
import { LinkedLineFields } from './linked-line-fields.tsx'
import { SwitchField } from './switch-field.tsx'

const words = [
  { name: 'title', label: 'Heading of the form', placeholder: leadTexts.title },
  { name: 'text', label: 'Text of the form', placeholder: leadTexts.text },
  { name: 'button', label: 'Button of the form', placeholder: leadTexts.button },
  { name: 'thanks', label: 'Thanks after sending', placeholder: leadTexts.thanks },
] as const

/** The form in which visitors leave their email address. */
export function LeadFormFields({ form }: { readonly form: SettingsFormState }) {
  const isOn = usePainted(useFieldValue({ form, name: 'leadForm.isOn' }))
  const asksConsent = useFieldValue({ form, name: 'leadForm.asksConsent' })
  const errors = useFieldErrors(form).leadForm
  return (
    <Flex direction="column" gap="4">
      <SwitchField
        form={form}
        name="leadForm.isOn"
        label={ownerLeadTexts.setting}
        help={ownerLeadTexts.settingHelp}
      />
      {isOn && (
        <>
          {words.map(({ name, label, placeholder }) => (
            <Field key={name} label={label} error={errors?.[name]?.message}>
              {(control) => (
                <TextField.Root
                  placeholder={placeholder}
                  {...control}
                  {...form.register(`leadForm.${name}`)}
                />
              )}
            </Field>
          ))}
          <SwitchField form={form} name="leadForm.asksName" label="Ask for a name, too" />
          <SwitchField form={form} name="leadForm.asksMessage" label="Ask for a message, too" />
          <SwitchField
            form={form}
            name="leadForm.mailsOwner"
            label="Mail me what visitors leave"
            help="To the address of this workspace's owner, where this server sends mail."
          />
          <SwitchField
            form={form}
            name="leadForm.asksConsent"
            label="Ask for consent"
            help="A box that visitors have to tick. Its words are kept with what they leave."
          />
          {asksConsent && (
            <LinkedLineFields
              form={form}
              name="leadForm.consent"
              label="Consent"
              placeholder="I agree to be contacted by email."
            />
          )}
        </>
      )}
    </Flex>
  )
}
