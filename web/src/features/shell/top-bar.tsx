import { Avatar, Badge, Box, Container, DropdownMenu, Flex, IconButton, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { offlineTexts } from '../../api/offline-texts.ts'
import { isServerReachable, subscribeToReachability } from '../../api/server-connection.ts'
import { Logo } from '../../ui/display/logo.tsx'
import { keepFocusOnContent } from '../../ui/navigation/focus-content.ts'
import { PopupMenu } from '../../ui/popup/popup-menu.tsx'
import { ApprovalRequests } from '../actions/approvals/approval-requests.tsx'
import { useAuth } from '../auth/auth-context.ts'
import { HelpPopover } from '../publish/demo-agent/help-popover.tsx'
import { HandoffRequests } from '../support/live-handoff/handoff-requests.tsx'
import { openWorkspaceTexts } from '../workspaces/open-workspace-texts.ts'
import { useWorkspace } from '../workspaces/use-workspace.ts'
import { AccountItems } from './account-items.tsx'
import { Notifications } from './notifications.tsx'

export function TopBar() {
  const workspace = useWorkspace()
  return (
    <header className="top-bar">
      <Container size="4" px={{ initial: '4', sm: '5' }}>
        <Flex align="center" justify="between" height="56px">
          <Flex align="center" gap="3" className="truncating">
            <Link to="/dashboard" className="plain-link">
              <Logo />
            </Link>
            {workspace && !workspace.isOwn && (
              <Badge
                color="gray"
                className="open-workspace"
                title={openWorkspaceTexts.workspaceOf(workspace.name)}
              >
                <span className="visually-hidden">{openWorkspaceTexts.workspaceOf('')}</span>
                <span className="workspace-name">{workspace.name}</span>
              </Badge>
            )}
          </Flex>
          <Flex align="center" gap="4">
            <HandoffRequests />
            <ApprovalRequests />
            <HelpPopover />
            <Notifications />
            <AvatarMenu />
            <MobileMenu />
          </Flex>
        </Flex>
      </Container>
      <OfflineLine />
    </header>
  )
}

/** Shown while no request reaches the server. */
function OfflineLine() {
  const isReached = useSyncExternalStore(subscribeToReachability, isServerReachable, isServerReachable)
  return (
    <div role="status">
      {!isReached && (
        <Container size="4" px={{ initial: '4', sm: '5' }} py="2" className="offline-line">
          <Text as="p" size="2">
            <b>{navigator.onLine ? offlineTexts.unreached : offlineTexts.offline}</b> {offlineTexts.kept}
          </Text>
        </Container>
      )}
    </div>
  )
}

/** The signed-in user, their workspaces, and links. */
function AvatarMenu() {
  const { user } = useAuth()
  return (
    <Box display={{ initial: 'none', sm: 'block' }}>
      <PopupMenu
        trigger={
          <button type="button" className="avatar-button" aria-label="Account">
            <Avatar size="2" radius="full" fallback={initialsOf(user?.username)} />
          </button>
        }
        className="account-menu"
        onCloseAutoFocus={keepFocusOnContent}
      >
        <Box px="5" py="2">
          <Text as="div" size="2" weight="medium" truncate>
            {user?.username}
          </Text>
          <Text as="div" size="1" color="gray" truncate>
            {user?.email}
          </Text>
        </Box>
        <AccountItems settings="/dashboard/profile" />
      </PopupMenu>
    </Box>
  )
}

/** Replaces the avatar menu on small screens. */
function MobileMenu() {
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
        onCloseAutoFocus={keepFocusOnContent}
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

/** The first two letters of a username in upper case, or U. */
function initialsOf(username: string | undefined): string {
  return [...(username ?? '')].slice(0, 2).join('').toUpperCase() || 'U'
}
