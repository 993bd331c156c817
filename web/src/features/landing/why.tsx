import { productName } from '@parleykit/contract/limits'
import { Card, Container, Grid, Heading, Text } from '@radix-ui/themes'
import { ChartColumn, MousePointerClick, Rocket } from 'lucide-react'

const reasons = [
  {
    icon: MousePointerClick,
    title: 'No-code builder',
    text: 'Four steps in the browser. You write what your agent should know, not how it works.',
  },
  {
    icon: Rocket,
    title: 'Instant deployment',
    text: 'A trained agent has its own page at once, and fits into any site with one line of HTML.',
  },
  {
    icon: ChartColumn,
    title: 'Real-time analytics',
    text: 'Conversations show up as they happen, word for word, with what your plan has left.',
  },
]

export function Why() {
  return (
    <section className="band" aria-labelledby="why">
      <Container size="4" px={{ initial: '4', sm: '5' }}>
        <Heading as="h2" size="7" mb="6" id="why">
          Why {productName}
        </Heading>
        <Grid columns={{ initial: '1', md: '3' }} gap="4">
          {reasons.map(({ icon: Icon, title, text }) => (
            <Card key={title} size="3">
              <span className="icon-disc" aria-hidden>
                <Icon size={18} />
              </span>
              <Heading as="h3" size="4" mt="3" mb="1">
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
