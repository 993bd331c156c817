import { Flex, Heading, Text } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'

interface SettingsSectionProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

/** A titled group of settings. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section className="settings-section" aria-labelledby={id}>
      <Heading as="h2" size="4" id={id} mb={text ? '1' : '4'}>
        {title}
      </Heading>
      {text && (
        <Text as="p" size="2" color="gray" mb="4">
          {text}
        </Text>
      )}
      <Flex direction="column" gap="5">
        {children}
      </Flex>
    </section>
  )
}
