import { themes } from '@parleykit/contract/agents/themes'
import { Flex, TextArea } from '@radix-ui/themes'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Controlled, useFieldErrors } from '../../../ui/form/use-form.ts'
import { ColorField } from '../color-field.tsx'
import type { SettingsFormState } from './agent-form.ts'

const themeNames = { light: 'Light', dark: 'Dark', system: "Match visitor's device" } as const

/** The agent's appearance and description. */
export function AppearanceFields({ form }: { readonly form: SettingsFormState }) {
  const errors = useFieldErrors(form)
  return (
    <>
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
                <NativeSelect
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
      <Field label="Description" error={errors.description?.message}>
        {(control) => <TextArea rows={4} {...control} {...form.register('description')} />}
      </Field>
    </>
  )
}
