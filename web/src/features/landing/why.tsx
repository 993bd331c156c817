import { productName } from '@parleykit/contract/base/limits'
import { Card, Container, Grid, Heading, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { BarsSketch, LineSketch, StepsSketch } from './sketches.tsx'

const reasons: readonly { sketch: ReactNode; title: string; text: string }[] = [
  {
    sketch: <StepsSketch />,
    title: 'No-code builder',
    text: 'Four steps in your browser. You provide the knowledge; no coding needed.',
  },
  {
    sketch: <LineSketch />,
    title: 'Instant deployment',
    text: 'A trained agent gets its own page right away and fits into any website with one line of HTML.',
  },
  {
    sketch: <BarsSketch />,
    title: 'Real-time analytics',
    text: "Follow conversations as they happen, and see what's left of your plan.",
  },
]

export function Why() {
  return (
    <section className="band" aria-labelledby="why">
      <Container size="4" px={{ initial: '4', sm: '5' }}>
        <Heading as="h2" size="8" mb="7" id="why">
          Why {productName}
        </Heading>
        <Grid columns={{ initial: '1', md: '3' }} gap="4">
          {reasons.map(({ sketch, title, text }) => (
            <Card key={title} size="3">
              {sketch}
              <Heading as="h3" size="4" mt="4" mb="1">
                {title}
              </Heading>
              <Text as="p" color="gray">
                {text}
              </Text>
            </Card>
          ))}
        </Grid>
      </Container>
    </section>
  )
}
