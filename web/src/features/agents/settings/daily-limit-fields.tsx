import { defaultDailyReplies } from '@parleykit/contract/agents/limits'
import { TextField } from '@radix-ui/themes'
import { Field } from '../../../ui/form/field.tsx'
import { useFieldErrors } from '../../../ui/form/use-form.ts'
import type { SettingsFormState } from './agent-form.ts'

const fields = [
  {
    name: 'dailyRepliesPerAddress',
    label: 'Daily reply limit (per visitor)',
    help: `Counted by IP address, which people in the same office share. Default: ${defaultDailyReplies.address.toLocaleString()}. Leave empty for no limit.`,
  },
  {
    name: 'dailyReplies',
    label: 'Daily reply limit (all visitors)',
    help: `Default: ${defaultDailyReplies.agent.toLocaleString()}. Leave empty for no limit. We'll notify you when it's reached. Days are in UTC. Your own tests don't count.`,
  },
] as const

/** The limits for replies per day. */
export function DailyLimitFields({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form)
  return fields.map(({ name, label, help }) => (
    <Field key={name} label={label} error={errors[name]?.message} help={help}>
      {(control) => (
        <TextField.Root
          inputMode="numeric"
          autoComplete="off"
          placeholder="No limit"
          {...control}
          {...form.register(name)}
        />
      )}
    </Field>
  ))
}
