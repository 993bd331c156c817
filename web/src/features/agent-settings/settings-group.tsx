import { Flex, Heading, Text } from '@radix-ui/themes'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface SettingsGroupProps {
  /** The heading's id. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A group of settings that opens by its heading, by its hash, and by a search in the page. */
export function SettingsGroup({ id, title, text, children }: SettingsGroupProps) {
  return (
    <details className="settings-group" aria-labelledby={id}>
      <summary>
        <div>
          <Heading as="h2" size="3" id={id}>
            {title}
          </Heading>
          <Text as="p" size="2" color="gray">
            {text}
          </Text>
        </div>
        <ChevronDown size={16} aria-hidden />
      </summary>
      <Flex direction="column" gap="5" className="settings-group-fields">
        {children}
      </Flex>
    </details>
  )
}
