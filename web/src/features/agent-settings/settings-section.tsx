import { Flex, Heading, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { type FormPlace, formPlaces } from './settings-places.ts'

interface SettingsSectionProps {
  readonly id: FormPlace
  readonly text: string
  readonly children: ReactNode
}

/** A titled group of settings. */
export function SettingsSection({ id, text, children }: SettingsSectionProps) {
  return (
    <section className="settings-section" aria-labelledby={id}>
      <Heading as="h2" size="4" id={id} mb="1">
        {formPlaces[id]}
      </Heading>
      <Text as="p" size="2" color="gray" mb="4">
        {text}
      </Text>
      <Flex direction="column" gap="5">
        {children}
      </Flex>
    </section>
  )
}
