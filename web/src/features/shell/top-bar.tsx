import { Badge, Container, Flex } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Logo } from '../../ui/logo.tsx'
import { HelpPopover } from '../demo-agent/help-popover.tsx'
import { AskedFor } from '../live-handoff/asked-for.tsx'
import { openWorkspaceTexts } from '../workspaces/open-workspace-texts.ts'
import { useWorkspace } from '../workspaces/use-workspace.ts'
import { AvatarMenu } from './avatar-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Notifications } from './notifications.tsx'
import { OfflineLine } from './offline-line.tsx'

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
            <AskedFor />
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
