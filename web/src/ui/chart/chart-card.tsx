import { Card, Flex, Heading, Text } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'

interface ChartCardProps {
  readonly title: string
  /** A one-sentence summary of the chart. */
  readonly summary: ReactNode
  readonly children: ReactNode
}

/** A question and the chart that answers it. */
export function ChartCard({ title, summary, children }: ChartCardProps) {
  const id = useId()
  return (
    <Card size="2" asChild>
      <section aria-labelledby={id}>
        <Heading as="h3" size="3" id={id}>
          {title}
        </Heading>
        <Flex asChild align="center" gap="3" wrap="wrap" mb="3" mt="1" minHeight="20px">
          <Text as="div" size="2" color="gray" className="tabular">
            {summary}
          </Text>
        </Flex>
        {children}
      </section>
    </Card>
  )
}
