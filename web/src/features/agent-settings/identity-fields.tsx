import { agentStatuses } from '@parleykit/contract/agents'
import { themes } from '@parleykit/contract/themes'
import { Flex, Select, TextArea, TextField } from '@radix-ui/themes'
import { Controller } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { ColorField } from '../agents/color-field.tsx'
import type { SettingsFormState } from './agent-form.ts'

const statusHelp = {
  active: 'Visitors can chat with this agent.',
  maintenance: 'The public page says that the agent is paused.',
  inactive: 'The public page is not found.',
} as const

const themeNames = { light: 'Light', dark: 'Dark', system: "As the visitor's device" } as const

/** Who the agent is and how visitors meet it. */
export function IdentityFields({ form }: { readonly form: SettingsFormState }) {
  const { errors } = form.formState
  const status = form.watch('status')
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        {(control) => <TextField.Root {...control} {...form.register('name')} />}
      </Field>
      <Field label="Status" error={errors.status?.message} help={statusHelp[status]}>
        {(control) => (
          <Controller
            control={form.control}
            name="status"
            render={({ field }) => (
              <Select.Root value={field.value} onValueChange={field.onChange}>
                <Select.Trigger {...control} className="capitalized" />
                <Select.Content>
                  {agentStatuses.map((each) => (
                    <Select.Item key={each} value={each} className="capitalized">
                      {each}
                    </Select.Item>
                  ))}
                </Select.Content>
              </Select.Root>
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
        <Controller
          control={form.control}
          name="brandColor"
          render={({ field }) => (
            <ColorField
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              error={errors.brandColor?.message}
            />
          )}
        />
        <Field label="Theme" error={errors.theme?.message} help="How your agent's chat looks to visitors.">
          {(control) => (
            <Controller
              control={form.control}
              name="theme"
              render={({ field }) => (
                <Select.Root value={field.value} onValueChange={field.onChange}>
                  <Select.Trigger {...control} />
                  <Select.Content>
                    {themes.map((each) => (
                      <Select.Item key={each} value={each}>
                        {themeNames[each]}
                      </Select.Item>
                    ))}
                  </Select.Content>
                </Select.Root>
              )}
            />
          )}
        </Field>
      </Flex>
    </>
  )
}
