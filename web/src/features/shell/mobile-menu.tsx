import { Avatar, DropdownMenu, Flex, IconButton, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { leaveFocusOnContent } from '../../ui/focus-content.ts'
import { PopupMenu } from '../../ui/popup-menu.tsx'
import { useAuth } from '../auth/auth-context.ts'
import { AccountItems } from './account-items.tsx'
import { initialsOf } from './initials.ts'

/** Replaces the avatar menu on small screens. */
export function MobileMenu() {
  const { user } = useAuth()
  return (
    <Flex display={{ initial: 'flex', sm: 'none' }}>
      <PopupMenu
        trigger={
          <IconButton variant="ghost" color="gray" size="3" aria-label="Menu">
            <Menu size={20} />
          </IconButton>
        }
        size="2"
        className="account-menu"
        onCloseAutoFocus={leaveFocusOnContent}
      >
        <DropdownMenu.Item asChild className="account-item">
          <Link to="/dashboard/profile">
            <Avatar size="2" radius="full" fallback={initialsOf(user?.username)} aria-hidden />
            <span className="truncating">
              <Text as="div" size="2" weight="medium" truncate>
                {user?.username}
              </Text>
              <Text as="div" size="1" truncate>
                {user?.email}
              </Text>
            </span>
          </Link>
        </DropdownMenu.Item>
        <AccountItems settings="/dashboard" />
      </PopupMenu>
    </Flex>
  )
}
