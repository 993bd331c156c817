import { Avatar, DropdownMenu, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { leaveFocusOnContent } from '../../ui/focus-content.ts'
import type { PopupProps } from '../../ui/lazy-popup.tsx'
import { PopupMenu } from '../../ui/popup-menu.tsx'
import { useAuth } from '../auth/auth-context.ts'
import { AccountItems } from './account-items.tsx'
import { initialsOf } from './initials.ts'

/** The account menu on small screens. */
export default function MobileAccountMenu(popup: PopupProps) {
  const { user } = useAuth()
  return (
    <PopupMenu {...popup} size="2" className="account-menu" onCloseAutoFocus={leaveFocusOnContent}>
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
  )
}
