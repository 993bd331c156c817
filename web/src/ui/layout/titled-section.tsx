import { Box, Heading, Text } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'

interface TitledSectionProps {
  readonly title: string
  /** The heading's id, if links lead to it. */
  readonly id?: string
  readonly text?: string
  readonly children: ReactNode
}

export function TitledSection({ title, text, id: givenId, children }: TitledSectionProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" size="4" id={id}>
        {title}
      </Heading>
      {text && (
        <Text as="p" size="2" color="gray" mt="1">
          {text}
        </Text>
      )}
      <Box mt="3">{children}</Box>
    </section>
  )
}
