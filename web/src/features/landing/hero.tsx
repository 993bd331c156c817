import { Button, Container, Flex, Heading, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'

export function Hero() {
  return (
    <Container size="3" px="4" asChild>
      <section className="hero">
        <Flex direction="column" align="center" gap="5">
          <Heading as="h1" size={{ initial: '8', sm: '9' }} align="center" className="balanced">
            Create &amp; Deploy AI Agents in Minutes
          </Heading>
          <Text
            as="p"
            size={{ initial: '3', sm: '4' }}
            color="gray"
            align="center"
            className="hero-text balanced"
          >
            Give an agent your files and texts. It answers your visitors from them, names its sources, and
            says so when it doesn't know.
          </Text>
          <Flex direction="column" align="center" gap="3">
            <Button size="4" asChild>
              <Link to="/auth">
                Create Your Agent <ArrowRight size={18} />
              </Link>
            </Button>
            <Text size="2" color="gray">
              No credit card required
            </Text>
          </Flex>
        </Flex>
      </section>
    </Container>
  )
}
