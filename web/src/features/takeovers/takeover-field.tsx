import { ownerTakeoverTexts } from '@parleykit/contract/owner-takeover-texts'
import { Flex, Switch, Text } from '@radix-ui/themes'
import { useController } from 'react-hook-form'
import type { SettingsFormState } from '../agents/agent-form.ts'

/** Whether visitors may ask for a person, and people answer in the agent's place. */
export function TakeoverField({ form }: { readonly form: SettingsFormState }) {
  const { field } = useController({ control: form.control, name: 'allowsTakeover' })
  return (
    <Text as="label" size="2">
      <Flex gap="3">
        <Switch
          checked={field.value}
          onCheckedChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
        />
        {ownerTakeoverTexts.setting}
      </Flex>
    </Text>
  )
}
