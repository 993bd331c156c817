import { Flex, Heading } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface OutcomeFrameProps {
  readonly icon: ReactNode
  readonly title: string
  readonly children: ReactNode
}

/** The wizard's layout after the last step. */
export function OutcomeFrame({ icon, title, children }: OutcomeFrameProps) {
  return (
    <Flex direction="column" align="center" justify="center" gap="4" minHeight="60vh" role="status">
      <span className="icon-disc" aria-hidden>
        {icon}
      </span>
      <Heading as="h1" size="6" align="center">
        {title}
      </Heading>
      {children}
    </Flex>
  )
}
