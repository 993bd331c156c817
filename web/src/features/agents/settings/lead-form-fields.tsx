import { leadTexts } from '@parleykit/contract/support/leads/lead-texts'
import { Flex, TextField } from '@radix-ui/themes'
import { Field } from '../../../ui/form/field.tsx'
import { useFieldErrors, useFieldValue } from '../../../ui/form/use-form.ts'
import { useAfterPaint } from '../../../ui/timing/use-after-paint.ts'
import { ownerLeadTexts } from '../../support/leads/lead-texts.ts'
import type { SettingsFormState } from './agent-form.ts'
import { LinkedLineFields } from './linked-line-fields.tsx'
import { SwitchField } from './switch-field.tsx'

const words = [
  { name: 'title', label: 'Form heading', placeholder: leadTexts.title },
  { name: 'text', label: 'Form text', placeholder: leadTexts.text },
  { name: 'button', label: 'Button label', placeholder: leadTexts.button },
  { name: 'thanks', label: 'Thank-you message', placeholder: leadTexts.thanks },
] as const

/** Settings of the form in which visitors leave their email address. */
export function LeadFormFields({ form }: { readonly form: SettingsFormState }) {
  const isOn = useAfterPaint(useFieldValue({ form, name: 'leadForm.isOn' }))
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
          <SwitchField form={form} name="leadForm.asksName" label="Ask for a name" />
          <SwitchField form={form} name="leadForm.asksMessage" label="Ask for a message" />
          <SwitchField
            form={form}
            name="leadForm.mailsOwner"
            label="Email me new leads"
            help="Sent to the workspace owner, if this server sends email."
          />
          <SwitchField
            form={form}
            name="leadForm.asksConsent"
            label="Ask for consent"
            help="Visitors must check a box. The consent text is stored with each lead."
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
