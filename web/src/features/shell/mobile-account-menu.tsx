import { serverStatusTitle } from '@parleykit/contract/owner-texts'
import { seesStatus } from '@parleykit/contract/plans'
import { Avatar, DropdownMenu, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Activity, LogOut, UserRound } from 'lucide-react'
import { leaveFocusOnContent } from '../../ui/focus-content.ts'
import type { PopupProps } from '../../ui/late-popup.tsx'
import { PopupMenu } from '../../ui/popup-menu.tsx'
import { unlessUnsaved } from '../../ui/unsaved-work.ts'
import { useAuth } from '../auth/auth-context.ts'
import { WorkspaceItems } from '../workspaces/workspace-items.tsx'
import { initialsOf } from './initials.ts'

/** What the avatar's menu has, on small screens. */
export default function MobileAccountMenu(popup: PopupProps) {
  const { user, logout } = useAuth()
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
      <DropdownMenu.Separator />
      <WorkspaceItems />
      <DropdownMenu.Item asChild>
        <Link to="/dashboard">
          <UserRound size={16} /> Profile Settings
        </Link>
      </DropdownMenu.Item>
      {user && seesStatus(user) && (
        <DropdownMenu.Item asChild>
          <Link to="/dashboard/status">
            <Activity size={16} /> {serverStatusTitle}
          </Link>
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item onSelect={() => unlessUnsaved(() => logout.mutate())}>
        <LogOut size={16} /> Logout
      </DropdownMenu.Item>
    </PopupMenu>
  )
}
