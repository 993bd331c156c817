import { Container, Flex } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Logo } from '../../ui/logo.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Notifications } from './notifications.tsx'

export function TopBar() {
  return (
    <header className="top-bar">
      <Container size="4" px={{ initial: '4', sm: '5' }}>
        <Flex align="center" justify="between" height="56px">
          <Link to="/dashboard" className="plain-link">
            <Logo />
          </Link>
          <Flex align="center" gap="4">
            <Notifications />
            <AvatarMenu />
            <MobileMenu />
          </Flex>
        </Flex>
      </Container>
    </header>
  )
}
