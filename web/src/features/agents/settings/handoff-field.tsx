import { Flex, Switch, Text } from '@radix-ui/themes'
import { useId } from 'react'
import { useField } from '../../../ui/form/use-form.ts'
import { ownerHandoffTexts } from '../../support/live-handoff/handoff-texts.ts'
import type { SettingsFormState } from './agent-form.ts'

/** Whether live handoff is on: visitors may ask for a person, and people may answer. */
export function HandoffField({ form }: { readonly form: SettingsFormState }) {
  const field = useField({ form, name: 'allowsTakeover' })
  const help = useId()
  return (
    <div>
      <Text as="label" size="2">
        <Flex gap="3">
          <Switch
            checked={field.value}
            onCheckedChange={field.onChange}
            ref={field.ref}
            aria-describedby={help}
          />
          {ownerHandoffTexts.setting}
        </Flex>
      </Text>
      <Text as="p" id={help} size="1" color="gray" mt="1">
        {ownerHandoffTexts.settingHelp}
      </Text>
    </div>
  )
}
