import type { ReplyCheck } from '@parleykit/contract/agents/agents'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Controlled, useFieldValue } from '../../../ui/form/use-form.ts'
import type { SettingsFormState } from './agent-form.ts'

const options: readonly (readonly [ReplyCheck, string])[] = [
  ['as_written', 'As they are written'],
  ['before_shown', 'Before they are shown'],
  ['never', 'Never'],
]

const help: Readonly<Record<ReplyCheck, string>> = {
  as_written:
    "Replies appear at once. Statements that your knowledge doesn't support are corrected at the end of the reply.",
  before_shown:
    "Visitors wait a few seconds. Statements that your knowledge doesn't support are put right first. A reply that can't be checked in time is shown as written.",
  never: 'Replies appear as the language model writes them. This uses the fewest tokens.',
}

/** Whether a language model's replies are verified, and when. Without a model it has no effect. */
export function ReplyCheckField({ form }: { readonly form: SettingsFormState }) {
  const value = useFieldValue({ form, name: 'replyCheck' })
  return (
    <Field
      label="Double-check replies"
      help={`${help[value ?? 'as_written']} Only applies with a language model.`}
    >
      {(control) => (
        <Controlled
          form={form}
          name="replyCheck"
          render={(field) => (
            <NativeSelect
              {...control}
              ref={field.ref}
              value={field.value ?? 'as_written'}
              options={options}
              onChoose={field.onChange}
            />
          )}
        />
      )}
    </Field>
  )
}
