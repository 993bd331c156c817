import { productName } from '@parleykit/contract/base/limits'
import { Button, Container, Flex, Heading, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'

export function ClosingCall() {
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
          <Button size="4" className="closing-button" asChild>
            <Link to="/auth" state={{ isNewHere: true }}>
              Get Started Free
            </Link>
          </Button>
        </Flex>
      </Container>
    </section>
  )
}
