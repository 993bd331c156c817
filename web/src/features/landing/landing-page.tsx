import { productName } from '@parleykit/contract/base/limits'
import type { ModelsOfPlans } from '@parleykit/contract/billing/billing'
import { Container, Flex, Heading, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { offerQuery } from '../billing/queries.ts'
import { demoAgentQuery } from '../publish/demo-agent/queries.ts'
import { useProductWidget } from '../publish/demo-agent/use-product-widget.ts'
import { DemoCard } from './demo-card.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { ProductScreens } from './product-screens.tsx'
import './landing.css'
import { Card, Grid } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { BarsSketch, LineSketch, StepsSketch } from './sketches.tsx'
import { StartButton, useIsRegistrationOpen } from './start-button.tsx'

export default function LandingPage() {
  usePageTitle('')
  const { data } = useQuery(demoAgentQuery)
  useProductWidget(Boolean(data?.agent))
  return (
    <>
      <LandingHeader />
      <main>
        <Hero />
        <HowItWorks />
        <ProductScreens />
        <Why />
        <ClosingCall />
      </main>
      <LandingFooter />
    </>
  )
}

function ClosingCall() {
  return (
    <section className="closing-call">
      <Container size="3" px="4">
        <Flex direction="column" align="center" gap="4">
          <Heading as="h2" size="8" align="center" className="balanced">
            Your first agent can answer today
          </Heading>
          <Text as="p" size="4" align="center" className="closing-text">
            It runs on this server and needs no other service. You can also host {productName} yourself.
          </Text>
          <StartButton size="4" className="closing-button">
            Get Started Free
          </StartButton>
        </Flex>
      </Container>
    </section>
  )
}

/** What is true of this server: without a model, answers are quoted; with one, its replies are checked. */
function factsOf(models: ModelsOfPlans | undefined): readonly string[] {
  const hasModel = models !== undefined && models !== 'none'
  return [
    'Self-hosted: runs on this server',
    hasModel ? 'Replies are checked against your knowledge' : 'No language model required',
    'Cites its sources',
  ]
}

/** The headline, the sign-up button, and the live demo. */
function Hero() {
  const { data: offer } = useQuery(offerQuery)
  const isOpen = useIsRegistrationOpen()
  return (
    <Container size="4" px={{ initial: '4', sm: '5' }} asChild>
      <section>
        <div className="hero">
          <Flex direction="column" align="start" gap="5">
            <Heading as="h1" size={{ initial: '8', sm: '9' }} className="balanced">
              Create &amp; Deploy AI Agents in Minutes
            </Heading>
            <Text as="p" size={{ initial: '3', sm: '4' }} color="gray" className="hero-text">
              Give your agent files and texts. It answers visitors from them, cites its sources, and says when
              it doesn't know.
            </Text>
            <Flex align="center" gap="4" wrap="wrap">
              <StartButton size="4">
                Create Your Agent <ArrowRight size={18} />
              </StartButton>
              {isOpen && (
                <Text size="2" color="gray">
                  No credit card required
                </Text>
              )}
            </Flex>
            <ul className="plain-list hero-facts">
              {factsOf(offer?.models).map((fact) => (
                <li key={fact}>
                  <Check size={16} aria-hidden /> {fact}
                </li>
              ))}
            </ul>
          </Flex>
          <DemoCard />
        </div>
      </section>
    </Container>
  )
}

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

function Why() {
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
