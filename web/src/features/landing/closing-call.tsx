import { Button, Container, Flex, Heading, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'

export function ClosingCall() {
  return (
    <section className="closing-call">
      <Container size="3" px="4">
        <Flex direction="column" align="center" gap="4">
          <Heading as="h2" size="7" align="center" className="balanced">
            Your first agent can answer today
          </Heading>
          <Text as="p" color="gray" align="center">
            It runs on your own machine, and your knowledge stays there.
          </Text>
          <Button size="3" variant="soft" asChild>
            <Link to="/auth">Get Started Free</Link>
          </Button>
        </Flex>
      </Container>
    </section>
  )
}
