import { TextArea } from '@radix-ui/themes'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { Controlled, useFieldErrors, useFieldValue } from '../../ui/form/use-form.ts'
import type { SettingsFormState } from './agent-form.ts'

const visibilityHelp = {
  public: 'Anyone with the link can chat.',
  key_required:
    "Only requests with the agent's API key are answered. Its page opens only with a private link (see Connect).",
} as const

/** Who may chat with the agent. */
export function AccessFields({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form)
  const visibility = useFieldValue({ form, name: 'visibility' })
  return (
    <>
      <Field label="Access" help={visibilityHelp[visibility]}>
        {(control) => (
          <Controlled
            form={form}
            name="visibility"
            render={(field) => (
              <Choice
                {...control}
                value={field.value}
                options={[
                  ['public', 'Public'],
                  ['key_required', 'API key required'],
                ]}
                onChoose={field.onChange}
              />
            )}
          />
        )}
      </Field>
      <Field
        label="Allowed domains"
        error={errors.allowedDomains?.message}
        help="Websites that can show this agent, one per line. Leave empty to allow all."
      >
        {(control) => (
          <TextArea
            rows={3}
            spellCheck={false}
            placeholder="example.com"
            {...control}
            {...form.register('allowedDomains')}
          />
        )}
      </Field>
    </>
  )
}
