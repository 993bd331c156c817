import { Flex, Switch, Text } from '@radix-ui/themes'
import { useId } from 'react'
import { type FieldPathByValue, useController } from 'react-hook-form'
import type { SettingsFormState, SettingsInput } from './agent-form.ts'

interface SwitchFieldProps {
  readonly form: SettingsFormState
  readonly name: FieldPathByValue<SettingsInput, boolean>
  readonly label: string
  readonly help?: string
}

/** A setting that is on or off, with what it means. */
export function SwitchField({ form, name, label, help }: SwitchFieldProps) {
  const { field } = useController({ control: form.control, name })
  const helpId = useId()
  return (
    <div>
      <Text as="label" size="2">
        <Flex gap="3">
          <Switch
            checked={field.value}
            onCheckedChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            {...(help && { 'aria-describedby': helpId })}
          />
          {label}
        </Flex>
      </Text>
      {help && (
        <Text as="p" size="1" color="gray" mt="1" id={helpId}>
          {help}
        </Text>
      )}
    </div>
  )
}
