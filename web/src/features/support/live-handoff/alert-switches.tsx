import { Checkbox, Flex, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { chooseAlerts, useAlertChoice } from './alert-choice.ts'
import { ownerHandoffTexts } from './handoff-texts.ts'
import { playAlertSound } from './play-alert-sound.ts'

/** How this browser alerts the user when a visitor asks for a person. */
export function AlertSwitches() {
  const { sound, notification } = useAlertChoice()
  const [isRefused, setRefused] = useState(false)

  async function switchNotification(isOn: boolean) {
    const isAllowed = !isOn || (await askForNotifications())
    setRefused(!isAllowed)
    chooseAlerts({ notification: isOn && isAllowed })
  }

  return (
    <Flex direction="column" gap="2" mt="3" pt="3">
      <Text as="p" size="1" color="gray">
        {ownerHandoffTexts.alerts}
      </Text>
      <Flex gap="4" wrap="wrap">
        <Text as="label" size="2">
          <Flex gap="2">
            <Checkbox
              checked={sound}
              onCheckedChange={(isOn) => {
                chooseAlerts({ sound: isOn === true })
                if (isOn === true) playAlertSound()
              }}
            />
            {ownerHandoffTexts.alertSound}
          </Flex>
        </Text>
        <Text as="label" size="2">
          <Flex gap="2">
            <Checkbox
              checked={notification}
              onCheckedChange={(isOn) => void switchNotification(isOn === true)}
            />
            {ownerHandoffTexts.alertNotification}
          </Flex>
        </Text>
      </Flex>
      {isRefused && (
        <Text size="1" color="red" role="alert">
          {ownerHandoffTexts.alertRefused}
        </Text>
      )}
    </Flex>
  )
}

async function askForNotifications(): Promise<boolean> {
  return typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted'
}
