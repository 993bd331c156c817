import { Box, Heading, Text } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'

interface TitledSectionProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

export function TitledSection({ title, text, children }: TitledSectionProps) {
  const id = useId()
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
