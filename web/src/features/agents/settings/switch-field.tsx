import { Flex, Switch, Text } from '@radix-ui/themes'
import { useId } from 'react'
import type { FieldPathByValue } from 'react-hook-form'
import { useField } from '../../../ui/form/use-form.ts'
import type { SettingsFormState, SettingsInput } from './agent-form.ts'

interface SwitchFieldProps {
  readonly form: SettingsFormState
  readonly name: FieldPathByValue<SettingsInput, boolean>
  readonly label: string
  readonly help?: string
}

/** A switch with a help text. */
export function SwitchField({ form, name, label, help }: SwitchFieldProps) {
  const field = useField({ form, name })
  const helpId = useId()
  return (
    <div>
      <Text as="label" size="2">
        <Flex gap="3">
          <Switch
            checked={field.value}
            onCheckedChange={field.onChange}
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
