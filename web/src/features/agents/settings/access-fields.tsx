import { agentStatuses } from '@parleykit/contract/agents/agents'
import { TextArea } from '@radix-ui/themes'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Controlled, useFieldErrors, useFieldValue } from '../../../ui/form/use-form.ts'
import type { SettingsFormState } from './agent-form.ts'

const statusHelp = {
  active: 'Visitors can chat with this agent.',
  maintenance: 'The public page shows that the agent is paused.',
  inactive: 'The public page shows “Bot Not Found”.',
} as const

const visibilityHelp = {
  public: 'Anyone with the link can chat.',
  key_required:
    "Only requests with the agent's API key are answered. Its page opens only with a private link (see Connect).",
} as const

/** Whether the agent is active, and who may use it. */
export function AccessFields({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form)
  const status = useFieldValue({ form, name: 'status' })
  const visibility = useFieldValue({ form, name: 'visibility' })
  return (
    <>
      <Field label="Status" error={errors.status?.message} help={statusHelp[status]}>
        {(control) => (
          <Controlled
            form={form}
            name="status"
            render={(field) => (
              <NativeSelect
                {...control}
                ref={field.ref}
                className="capitalized"
                value={field.value}
                options={agentStatuses.map((each) => [each, each] as const)}
                onChoose={field.onChange}
              />
            )}
          />
        )}
      </Field>
      <Field label="Access" help={visibilityHelp[visibility]}>
        {(control) => (
          <Controlled
            form={form}
            name="visibility"
            render={(field) => (
              <NativeSelect
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
