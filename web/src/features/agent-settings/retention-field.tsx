import { retentionDays } from '@parleykit/contract/agents/limits'
import { TextField } from '@radix-ui/themes'
import { Field } from '../../ui/field.tsx'
import { useFieldErrors } from '../../ui/form/use-form.ts'
import type { SettingsFormState } from './agent-form.ts'

/** The number of days after which conversations are deleted. */
export function RetentionField({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form)
  return (
    <Field
      label="Delete conversations after"
      error={errors.retentionDays?.message}
      help="Days since the last message. Leave empty to keep conversations until you delete them. Deleted conversations can't be recovered and are removed from analytics; used credits and curated answers are kept."
    >
      {(control) => (
        <TextField.Root
          inputMode="numeric"
          placeholder="Never"
          maxLength={String(retentionDays.max).length}
          {...control}
          {...form.register('retentionDays')}
        >
          <TextField.Slot side="right">days</TextField.Slot>
        </TextField.Root>
      )}
    </Field>
  )
}
