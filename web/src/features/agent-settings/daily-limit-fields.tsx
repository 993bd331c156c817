import { defaultDailyReplies } from '@parleykit/contract/limits'
import { TextField } from '@radix-ui/themes'
import { Field } from '../../ui/field.tsx'
import { useFieldErrors } from '../../ui/form/use-form.ts'
import type { SettingsFormState } from './agent-form.ts'

const fields = [
  {
    name: 'dailyRepliesPerAddress',
    label: 'Replies a day to one visitor',
    help: `Counted by network address, which the people of one office share. Usually ${defaultDailyReplies.address.toLocaleString()}; empty means no limit.`,
  },
  {
    name: 'dailyReplies',
    label: 'Replies a day to all visitors',
    help: `Usually ${defaultDailyReplies.agent.toLocaleString()}; empty means no limit. You are told when it is reached.`,
  },
] as const

/** How many replies the agent gives in a day. */
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
