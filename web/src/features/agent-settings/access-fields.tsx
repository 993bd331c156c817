import { Select, TextArea } from '@radix-ui/themes'
import { Controller } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import type { SettingsFormState } from './agent-form.ts'

const visibilityHelp = {
  public: 'Anyone with the link can chat.',
  key_required:
    "Only calls that carry the agent's API key are answered. Its page opens by a private link alone: see Connect.",
} as const

/** Who may chat with the agent. */
export function AccessFields({ form }: { readonly form: SettingsFormState }) {
  return (
    <>
      <Field label="Access" help={visibilityHelp[form.watch('visibility')]}>
        {(control) => (
          <Controller
            control={form.control}
            name="visibility"
            render={({ field }) => (
              <Select.Root value={field.value} onValueChange={field.onChange}>
                <Select.Trigger {...control} />
                <Select.Content>
                  <Select.Item value="public">Public</Select.Item>
                  <Select.Item value="key_required">API key required</Select.Item>
                </Select.Content>
              </Select.Root>
            )}
          />
        )}
      </Field>
      <Field
        label="Allowed domains"
        error={form.formState.errors.allowedDomains?.message}
        help="Websites that may show this agent, one a line. Empty means all of them."
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
