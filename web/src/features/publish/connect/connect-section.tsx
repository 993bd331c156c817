import { Heading, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface ConnectSectionProps {
  readonly title: string
  readonly help: ReactNode
  readonly children: ReactNode
}

/** A part of the Connect tab. */
export function ConnectSection({ title, help, children }: ConnectSectionProps) {
  return (
    <section>
      <Heading as="h2" size="4" mb="1">
        {title}
      </Heading>
      <Text as="p" size="2" color="gray" mb="4">
        {help}
      </Text>
      {children}
    </section>
  )
}
