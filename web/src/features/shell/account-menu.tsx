import { serverStatusTitle } from '@parleykit/contract/owner-texts'
import { seesStatus } from '@parleykit/contract/plans'
import { Box, DropdownMenu, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Activity, LogOut, UserRound } from 'lucide-react'
import { leaveFocusOnContent } from '../../ui/focus-content.ts'
import type { PopupProps } from '../../ui/late-popup.tsx'
import { PopupMenu } from '../../ui/popup-menu.tsx'
import { unlessUnsaved } from '../../ui/unsaved-work.ts'
import { useAuth } from '../auth/auth-context.ts'
import { WorkspaceItems } from '../workspaces/workspace-items.tsx'

/** Who is signed in, their workspaces, and where they go from here. */
export default function AccountMenu(popup: PopupProps) {
  const { user, logout } = useAuth()
  return (
    <PopupMenu {...popup} className="account-menu" onCloseAutoFocus={leaveFocusOnContent}>
      <Box px="3" py="2">
        <Text as="div" size="2" weight="medium" truncate>
          {user?.username}
        </Text>
        <Text as="div" size="1" color="gray" truncate>
          {user?.email}
        </Text>
      </Box>
      <DropdownMenu.Separator />
      <WorkspaceItems />
      <DropdownMenu.Item asChild>
        <Link to="/dashboard/profile">
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
