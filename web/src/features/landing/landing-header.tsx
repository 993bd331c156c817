import { Button, Container, Flex } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Logo } from '../../ui/display/logo.tsx'
import { useAuth } from '../auth/auth-context.ts'
import { billingQuery } from '../billing/queries.ts'
import { StartButton, useIsRegistrationOpen } from './start-button.tsx'
import './landing.css'

/** `startsFree`: whether it shows the button for visitors without an account. */
export function LandingHeader({ startsFree = true }: { readonly startsFree?: boolean }) {
  const { user } = useAuth()
  const { data: provider } = useQuery(billingQuery)
  const isOpen = useIsRegistrationOpen()
  return (
    <header className="landing-header">
      <Container size="4" px={{ initial: '4', sm: '5' }}>
        <Flex align="center" justify="between" height="64px" gap="3">
          <Link to="/" className="plain-link">
            <Logo />
          </Link>
          <Flex align="center" gap={{ initial: '4', xs: '5' }}>
            {provider !== undefined && provider !== 'off' && (
              <Button variant="ghost" color="gray" asChild>
                <Link to="/pricing">Pricing</Link>
              </Button>
            )}
            <Button variant="ghost" color="gray" asChild>
              {user ? <Link to="/dashboard">Dashboard</Link> : <Link to="/auth">Sign in</Link>}
            </Button>
            {startsFree && isOpen && (
              <StartButton size={{ initial: '1', xs: '2' }}>Get Started Free</StartButton>
            )}
          </Flex>
        </Flex>
      </Container>
    </header>
  )
}
