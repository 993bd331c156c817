import { chatTexts } from '@parleykit/contract/chat/texts'
import { Flex, Text, TextArea, TextField } from '@radix-ui/themes'
import { memo } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { Controlled, useFieldErrors, useFieldValue } from '../../../ui/form/use-form.ts'
import { ToneSelect } from '../tone-select.tsx'
import type { SettingsFormState } from './agent-form.ts'

/** The fields that a new owner sets first. */
export const BasicFields = memo(function BasicFields({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form)
  const name = useFieldValue({ form, name: 'name' })
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        {(control) => <TextField.Root {...control} {...form.register('name')} />}
      </Field>
      <Field label="Tagline" error={errors.tagline?.message} help="Shown in quotes under the name.">
        {(control) => <TextField.Root {...control} {...form.register('tagline')} />}
      </Field>
      <Field
        label="Greeting"
        error={errors.greeting?.message}
        help="The first message in every chat. Leave empty for the default."
      >
        {(control) => (
          <TextArea
            rows={2}
            placeholder={chatTexts.greeting(name)}
            {...control}
            {...form.register('greeting')}
          />
        )}
      </Field>
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
        label="Email address for visitors"
        error={errors.humanContact?.email?.message}
        help="Shown when your agent can't help or is paused. More ways to reach you are under Human handoff."
      >
        {(control) => (
          <TextField.Root
            type="email"
            autoComplete="off"
            placeholder="hello@example.com"
            {...control}
            {...form.register('humanContact.email')}
          />
        )}
      </Field>
    </>
  )
})
