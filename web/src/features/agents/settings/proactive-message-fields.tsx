import { proactiveTextMax } from '@parleykit/contract/agents/limits'
import { Flex, TextArea, TextField } from '@radix-ui/themes'
import { Field } from '../../../ui/form/field.tsx'
import { useFieldErrors, useFieldValue } from '../../../ui/form/use-form.ts'
import { useAfterPaint } from '../../../ui/timing/use-after-paint.ts'
import type { SettingsFormState } from './agent-form.ts'
import { SwitchField } from './switch-field.tsx'

/** The proactive message next to the closed bubble, and its conditions. */
export function ProactiveMessageFields({ form }: { readonly form: SettingsFormState }) {
  const isOn = useAfterPaint(useFieldValue({ form, name: 'proactiveMessage.isOn' }))
  const errors = useFieldErrors(form).proactiveMessage
  return (
    <Flex direction="column" gap="4">
      <SwitchField
        form={form}
        name="proactiveMessage.isOn"
        label="Proactive message"
        help="A message next to the closed bubble on your website. Visitors who dismiss it or open the chat won't see it again."
      />
      {isOn && (
        <>
          <Field label="Proactive message: text" error={errors?.text?.message}>
            {(control) => (
              <TextField.Root
                placeholder="Questions about our prices?"
                maxLength={proactiveTextMax}
                {...control}
                {...form.register('proactiveMessage.text')}
              />
            )}
          </Field>
          <Field label="Seconds on the page" error={errors?.afterSeconds?.message}>
            {(control) => (
              <TextField.Root
                inputMode="numeric"
                {...control}
                {...form.register('proactiveMessage.afterSeconds')}
              />
            )}
          </Field>
          <Field
            label="Scroll depth (%)"
            help="Shown when either is reached. Leave one empty to use only the other."
            error={errors?.scrolledPercent?.message}
          >
            {(control) => (
              <TextField.Root
                inputMode="numeric"
                {...control}
                {...form.register('proactiveMessage.scrolledPercent')}
              />
            )}
          </Field>
          <Field
            label="Show only on these pages"
            help="One path per line, such as /prices, or /shop/* for all pages under it. Leave empty for all pages."
            error={errors?.paths?.message}
          >
            {(control) => (
              <TextArea
                rows={3}
                placeholder="/shop/*"
                {...control}
                {...form.register('proactiveMessage.paths')}
              />
            )}
          </Field>
        </>
      )}
    </Flex>
  )
}
