import { Button, Container, Flex, Heading, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Check } from 'lucide-react'
import { DemoCard } from './demo-card.tsx'

const facts = ['Self-hosted: runs on this server', 'No language model required', 'Cites its sources']

/** The headline, the sign-up button, and the live demo. */
export function Hero() {
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
              <Button size="4" asChild>
                <Link to="/auth" state={{ isNewHere: true }}>
                  Create Your Agent <ArrowRight size={18} />
                </Link>
              </Button>
              <Text size="2" color="gray">
                No credit card required
              </Text>
            </Flex>
            <ul className="plain-list hero-facts">
              {facts.map((fact) => (
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
