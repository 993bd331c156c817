import { productName } from '@parleykit/contract/base/limits'
import { Container, Flex, Heading, Link, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { Logo } from '../../ui/display/logo.tsx'
import { useAuth } from '../auth/auth-context.ts'
import { billingQuery } from '../billing/queries.ts'
import './landing.css'

export function LandingFooter() {
  const { user } = useAuth()
  const { data: provider } = useQuery(billingQuery)
  return (
    <footer className="landing-footer">
      <Container size="4" px={{ initial: '4', sm: '5' }}>
        <div className="footer-columns">
          <div>
            <Logo />
            <Text as="p" size="2" color="gray" mt="2">
              {productName}, free software under the MIT license
            </Text>
          </div>
          <Flex direction="column" gap="2" asChild>
            <nav aria-label="Product">
              <Heading as="h2" size="2">
                Product
              </Heading>
              {provider !== undefined && provider !== 'off' && (
                <Link asChild size="2" color="gray">
                  <RouterLink to="/pricing">Pricing</RouterLink>
                </Link>
              )}
              <Link asChild size="2" color="gray">
                {user ? (
                  <RouterLink to="/dashboard">Dashboard</RouterLink>
                ) : (
                  <RouterLink to="/auth">Sign in</RouterLink>
                )}
              </Link>
            </nav>
          </Flex>
          <Flex direction="column" gap="2" asChild>
            <nav aria-label="Developers">
              <Heading as="h2" size="2">
                Developers
              </Heading>
              <Link asChild size="2" color="gray">
                <RouterLink to="/api-docs">API documentation</RouterLink>
              </Link>
              <Link href="/openapi.json" size="2" color="gray">
                OpenAPI
              </Link>
            </nav>
          </Flex>
        </div>
      </Container>
    </footer>
  )
}
