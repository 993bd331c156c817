import { agentStatuses } from '@parleykit/contract/agents'
import { themes } from '@parleykit/contract/themes'
import { Flex, TextArea, TextField } from '@radix-ui/themes'
import { memo } from 'react'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { Controlled, useFieldErrors, useFieldValue } from '../../ui/form/use-form.ts'
import { ColorField } from '../agents/color-field.tsx'
import type { SettingsFormState } from './agent-form.ts'

const statusHelp = {
  active: 'Visitors can chat with this agent.',
  maintenance: 'The public page shows that the agent is paused.',
  inactive: 'The public page shows “Bot Not Found”.',
} as const

const themeNames = { light: 'Light', dark: 'Dark', system: "Match visitor's device" } as const

/** Who the agent is and how visitors meet it. */
export const IdentityFields = memo(function IdentityFields({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form)
  const status = useFieldValue({ form, name: 'status' })
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        {(control) => <TextField.Root {...control} {...form.register('name')} />}
      </Field>
      <Field label="Status" error={errors.status?.message} help={statusHelp[status]}>
        {(control) => (
          <Controlled
            form={form}
            name="status"
            render={(field) => (
              <Choice
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
      <Field label="Tagline" error={errors.tagline?.message} help="Shown in quotes under the name.">
        {(control) => <TextField.Root {...control} {...form.register('tagline')} />}
      </Field>
      <Field label="Description" error={errors.description?.message}>
        {(control) => <TextArea rows={4} {...control} {...form.register('description')} />}
      </Field>
      <Flex gap="5" wrap="wrap">
        <Controlled
          form={form}
          name="brandColor"
          render={(field) => (
            <ColorField
              value={field.value}
              onChange={field.onChange}
              inputRef={field.ref}
              error={errors.brandColor?.message}
            />
          )}
        />
        <Field label="Theme" error={errors.theme?.message} help="How the chat looks to visitors.">
          {(control) => (
            <Controlled
              form={form}
              name="theme"
              render={(field) => (
                <Choice
                  {...control}
                  value={field.value}
                  options={themes.map((each) => [each, themeNames[each]] as const)}
                  onChoose={field.onChange}
                />
              )}
            />
          )}
        </Field>
      </Flex>
    </>
  )
})
