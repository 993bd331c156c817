import { Flex, Text, TextArea } from '@radix-ui/themes'
import { Field } from '../../ui/field.tsx'
import { Controlled, useFieldErrors } from '../../ui/form/use-form.ts'
import { ToneSelect } from '../agents/tone-select.tsx'
import type { SettingsFormState } from './agent-form.ts'

/** The agent's profile, and instructions beyond it. */
export function ToneFields({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form)
  return (
    <>
      <Flex direction="column" gap="2">
        <Text size="2" weight="medium">
          Profile
        </Text>
        <Controlled
          form={form}
          name="toneType"
          render={(field) => <ToneSelect value={field.value} onChange={field.onChange} />}
        />
      </Flex>
      <Field
        label="Custom tone"
        error={errors.customTone?.message}
        help="Additional instructions, such as: short sentences, no jargon."
      >
        {(control) => <TextArea rows={3} {...control} {...form.register('customTone')} />}
      </Field>
    </>
  )
}
