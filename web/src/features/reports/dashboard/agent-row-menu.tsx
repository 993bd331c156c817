import type { Agent } from '@parleykit/contract/agents/agents'
import { mayAct } from '@parleykit/contract/base/roles'
import { DropdownMenu, IconButton } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { withDetail } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../../ui/feedback/toast-queue.ts'
import { focusContent, keepFocusOnContent } from '../../../ui/navigation/focus-content.ts'
import { PopupMenu } from '../../../ui/popup/popup-menu.tsx'
import { useDeleteAgent } from '../../agents/queries.ts'
import { connectDialogTexts } from '../../publish/texts/connect-texts.ts'
import { dashboardTexts } from '../../workspaces/activity/dashboard-texts.ts'

const ConnectDialog = lazy(() => import('../../publish/connect-dialog.tsx'))

/** An agent's actions in the table. */
export function AgentRowMenu({ agent }: { readonly agent: Agent }) {
  const [asking, setAsking] = useState(false)
  const [integrating, setIntegrating] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const deletion = useDeleteAgent()

  function confirm() {
    clearToastsBefore('agent-deletion', deletion).mutate(agent.id, {
      onSuccess: () => {
        toast(dashboardTexts.deleted, 'agent-deletion')
        // The menu's button, which has the focus, disappears with its row.
        focusContent()
      },
      onError: (error) => {
        const { title, description } = dashboardTexts.deleteFailed
        toastError({ title, description: withDetail(description, error) }, 'agent-deletion')
      },
    })
  }

  return (
    <>
      <PopupMenu
        trigger={
          <IconButton ref={trigger} variant="ghost" color="gray" aria-label={`Actions for ${agent.name}`}>
            <Ellipsis size={18} />
          </IconButton>
        }
        onCloseAutoFocus={keepFocusOnContent}
      >
        <AgentRowItems
          agent={agent}
          onIntegrate={() => setIntegrating(true)}
          onDelete={() => setAsking(true)}
        />
      </PopupMenu>
      {integrating && (
        <Suspense>
          <ConnectDialog agent={agent} onClose={() => setIntegrating(false)} returnTo={trigger} />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${agent.name}?`}
        text="Its knowledge and conversations will be deleted too. This can't be undone."
        action="Delete agent"
        onConfirm={confirm}
        returnTo={trigger}
      />
    </>
  )
}

interface AgentRowItemsProps {
  readonly agent: Agent
  readonly onIntegrate: () => void
  readonly onDelete: () => void
}

function AgentRowItems({ agent, onIntegrate, onDelete }: AgentRowItemsProps) {
  return (
    <>
      <DropdownMenu.Item asChild>
        <Link to="/dashboard/agents/$id" params={{ id: String(agent.id) }}>
          Open
        </Link>
      </DropdownMenu.Item>
      <DropdownMenu.Item asChild>
        <a href={`/bot/${agent.publicId}`} target="_blank" rel="noreferrer">
          Open public page
        </a>
      </DropdownMenu.Item>
      {mayAct(agent.role, 'editor') && (
        <DropdownMenu.Item onSelect={onIntegrate}>{connectDialogTexts.open}</DropdownMenu.Item>
      )}
      {agent.role === 'owner' && (
        <>
          <DropdownMenu.Separator />
          <DropdownMenu.Item color="red" onSelect={onDelete}>
            Delete
          </DropdownMenu.Item>
        </>
      )}
    </>
  )
}
