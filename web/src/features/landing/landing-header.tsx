import { Box, Button, Container, Flex } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Logo } from '../../ui/logo.tsx'
import { useAuth } from '../auth/auth-context.ts'

export function LandingHeader() {
  const { user } = useAuth()
  return (
    <header>
      <Container size="4" px={{ initial: '4', sm: '5' }}>
        <Flex align="center" justify="between" height="64px" gap="3">
          <Link to="/" className="plain-link">
            <Logo />
          </Link>
          <Flex align="center" gap={{ initial: '4', xs: '5' }}>
            <Button variant="ghost" color="gray" asChild>
              {user ? <Link to="/dashboard">Dashboard</Link> : <Link to="/auth">Sign in</Link>}
            </Button>
            <Box display={{ initial: 'none', xs: 'block' }}>
              <Button asChild>
                <Link to="/auth">Get Started Free</Link>
              </Button>
            </Box>
          </Flex>
        </Flex>
      </Container>
    </header>
  )
}
