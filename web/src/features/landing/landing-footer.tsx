import { productName } from '@parleykit/contract/limits'
import { Container, Flex, Link, Text } from '@radix-ui/themes'
import { Link as RouterLink } from '@tanstack/react-router'
import './landing.css'

export function LandingFooter() {
  return (
    <footer className="landing-footer">
      <Container size="4" px={{ initial: '4', sm: '5' }}>
        <Flex justify="between" gap="3" wrap="wrap">
          <Text size="2" color="gray">
            {productName}, free software under the MIT licence
          </Text>
          <Link asChild size="2">
            <RouterLink to="/auth">Sign in</RouterLink>
          </Link>
        </Flex>
      </Container>
    </footer>
  )
}
