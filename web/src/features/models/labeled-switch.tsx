import { Flex, Switch, Text } from '@radix-ui/themes'
import { useId } from 'react'

interface LabeledSwitchProps {
  readonly label: string
  readonly help: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A switch with its label and a help text below. */
export function LabeledSwitch({ label, help, isOn, isDisabled = false, onChange }: LabeledSwitchProps) {
  const helpId = useId()
  return (
    <div>
      <Text as="label" size="2">
        <Flex gap="3">
          <Switch checked={isOn} disabled={isDisabled} onCheckedChange={onChange} aria-describedby={helpId} />
          {label}
        </Flex>
      </Text>
      <Text as="p" size="1" color="gray" mt="1" id={helpId}>
        {help}
      </Text>
    </div>
  )
}
