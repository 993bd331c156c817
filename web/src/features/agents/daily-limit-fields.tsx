import { defaultDailyReplies } from '@parleykit/contract/limits'
import { TextField } from '@radix-ui/themes'
import { Field } from '../../ui/field.tsx'
import type { SettingsFormState } from './agent-form.ts'

/** How many replies the agent gives in a day. */
export function DailyLimitFields({ form }: { readonly form: SettingsFormState }) {
  const { errors } = form.formState
  return (
    <>
      <Field
        label="Replies a day to one visitor"
        error={errors.dailyRepliesPerAddress?.message}
        help={`Counted by network address, which the people of one office share. Usually ${defaultDailyReplies.address.toLocaleString()}; empty means no limit.`}
      >
        {(control) => (
          <TextField.Root
            inputMode="numeric"
            autoComplete="off"
            placeholder="No limit"
            {...control}
            {...form.register('dailyRepliesPerAddress')}
          />
        )}
      </Field>
      <Field
        label="Replies a day to all visitors"
        error={errors.dailyReplies?.message}
        help={`Usually ${defaultDailyReplies.agent.toLocaleString()}; empty means no limit. You are told when it is reached.`}
      >
        {(control) => (
          <TextField.Root
            inputMode="numeric"
            autoComplete="off"
            placeholder="No limit"
            {...control}
            {...form.register('dailyReplies')}
          />
        )}
      </Field>
    </>
  )
}
