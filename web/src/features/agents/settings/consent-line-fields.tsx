import { Flex } from '@radix-ui/themes'
import { useFieldValue } from '../../../ui/form/use-form.ts'
import { useAfterPaint } from '../../../ui/timing/use-after-paint.ts'
import type { SettingsFormState } from './agent-form.ts'
import { LinkedLineFields } from './linked-line-fields.tsx'
import { SwitchField } from './switch-field.tsx'

/** The notice that visitors read or must agree to before their first question. */
export function ConsentLineFields({ form }: { readonly form: SettingsFormState }) {
  const isOn = useAfterPaint(useFieldValue({ form, name: 'consentLine.isOn' }))
  return (
    <Flex direction="column" gap="4">
      <SwitchField
        form={form}
        name="consentLine.isOn"
        label="Consent line"
        help="Shown above the input until the visitor asks their first question."
      />
      {isOn && (
        <>
          <LinkedLineFields
            form={form}
            name="consentLine"
            label="Consent line"
            placeholder="Conversations are kept for 30 days."
          />
          <SwitchField
            form={form}
            name="consentLine.isRequired"
            label="Require consent"
            help="Visitors check a box before they can chat. Their browser remembers it until you change the text."
          />
        </>
      )}
    </Flex>
  )
}
