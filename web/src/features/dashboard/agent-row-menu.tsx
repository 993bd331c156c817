import type { Agent } from '@parleykit/contract/agents'
import { integrationTexts } from '@parleykit/contract/connect-texts'
import { dashboardTexts } from '@parleykit/contract/owner-texts'
import { mayAct } from '@parleykit/contract/roles'
import { DropdownMenu, IconButton } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { focusContent, leaveFocusOnContent } from '../../ui/focus-content.ts'
import { PopupMenu } from '../../ui/popup-menu.tsx'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { useDeleteAgent } from '../agents/queries.ts'

const IntegrationDialog = lazy(() => import('../publish/integration-dialog.tsx'))

/** What can be done with an agent from the table. */
export function AgentRowMenu({ agent }: { readonly agent: Agent }) {
  const [asking, setAsking] = useState(false)
  const [integrating, setIntegrating] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const deletion = useDeleteAgent()

  function confirm() {
    anew('agent-deletion', deletion).mutate(agent.id, {
      onSuccess: () => {
        toast(dashboardTexts.deleted, 'agent-deletion')
        // The menu's button, which has the focus, goes with its row.
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
        onCloseAutoFocus={leaveFocusOnContent}
      >
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
          <DropdownMenu.Item onSelect={() => setIntegrating(true)}>{integrationTexts.open}</DropdownMenu.Item>
        )}
        {agent.role === 'owner' && (
          <>
            <DropdownMenu.Separator />
            <DropdownMenu.Item color="red" onSelect={() => setAsking(true)}>
              Delete
            </DropdownMenu.Item>
          </>
        )}
      </PopupMenu>
      {integrating && (
        <Suspense>
          <IntegrationDialog agent={agent} onClose={() => setIntegrating(false)} returnTo={trigger} />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${agent.name}?`}
        text="Its knowledge and conversations are deleted with it. This can't be undone."
        action="Delete agent"
        onConfirm={confirm}
        returnTo={trigger}
      />
    </>
  )
}
