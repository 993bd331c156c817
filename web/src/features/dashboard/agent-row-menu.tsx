import type { Agent } from '@parleykit/contract/agents/agents'
import { IconButton } from '@radix-ui/themes'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { focusContent } from '../../ui/focus-content.ts'
import { LazyPopup } from '../../ui/lazy-popup.tsx'
import { anew, toast, toastError } from '../../ui/toast-queue.ts'
import { dashboardTexts } from '../activity/dashboard-texts.ts'
import { useDeleteAgent } from '../agents/queries.ts'

const loadItems = () => import('./agent-row-items.tsx')
const IntegrationDialog = lazy(() => import('../publish/integration-dialog.tsx'))

/** An agent's actions in the table. */
export function AgentRowMenu({ agent }: { readonly agent: Agent }) {
  const [asking, setAsking] = useState(false)
  const [integrating, setIntegrating] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const deletion = useDeleteAgent()

  function confirm() {
    anew('agent-deletion', deletion).mutate(agent.id, {
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
      <LazyPopup
        kind="menu"
        load={loadItems}
        given={{ agent, onIntegrate: () => setIntegrating(true), onDelete: () => setAsking(true) }}
        trigger={
          <IconButton ref={trigger} variant="ghost" color="gray" aria-label={`Actions for ${agent.name}`}>
            <Ellipsis size={18} />
          </IconButton>
        }
      />
      {integrating && (
        <Suspense>
          <IntegrationDialog agent={agent} onClose={() => setIntegrating(false)} returnTo={trigger} />
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
