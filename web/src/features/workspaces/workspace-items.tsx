import { DropdownMenu } from '@radix-ui/themes'
import { useAuth } from '../auth/auth-context.ts'
import { membersTexts, roleTexts } from './members-texts.ts'
import { openWorkspaceTexts } from './open-workspace-texts.ts'
import { useOpenWorkspace } from './use-open-workspace.ts'
import { useWorkspace } from './use-workspace.ts'

/** Menu items for the user's workspaces; nothing if they have only their own. */
export function WorkspaceItems() {
  const { user } = useAuth()
  const workspace = useWorkspace()
  const openWorkspace = useOpenWorkspace()
  if (!user || !workspace || user.workspaces.length === 0) return null

  function open(value: string) {
    const id = Number(value)
    openWorkspace(id === user?.id ? null : id)
  }

  return (
    <>
      <DropdownMenu.RadioGroup
        aria-label={membersTexts.workspaces}
        value={String(workspace.id)}
        onValueChange={open}
      >
        <DropdownMenu.RadioItem value={String(user.id)}>
          {openWorkspaceTexts.ownWorkspace}
        </DropdownMenu.RadioItem>
        {user.workspaces.map(({ id, name, role, isPaused }) => (
          <DropdownMenu.RadioItem key={id} value={String(id)} disabled={isPaused}>
            <span className="workspace-name">{name}</span>
            <span className="quiet">{isPaused ? membersTexts.paused : roleTexts[role]}</span>
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
      <DropdownMenu.Separator />
    </>
  )
}
