import { Flex, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly icon: ReactNode
  readonly text: string
  /** The next step. */
  readonly children?: ReactNode
}

/** Shown for an empty list: a sentence and the next step. */
export function EmptyState({ icon, text, children }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" gap="3" px="4" py="7" className="empty-place">
      <span className="icon-disc" aria-hidden>
        {icon}
      </span>
      <Text as="p" size="2" color="gray" align="center">
        {text}
      </Text>
      {children}
    </Flex>
  )
}
