import type { Action } from '@parleykit/contract/actions/actions'
import { Button } from '@radix-ui/themes'
import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { actionTexts } from './action-texts.ts'

const RunsDialog = lazy(() => import('./runs-dialog.tsx').then(({ RunsDialog }) => ({ default: RunsDialog })))

/** Opens the list of an action's runs. */
export function RunsButton({ agentId, action }: { readonly agentId: number; readonly action: Action }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="button" size="1" variant="soft" color="gray" onClick={() => setOpen(true)}>
        <History size={14} /> {actionTexts.runs}
      </Button>
      {isOpen && (
        <Suspense>
          <RunsDialog agentId={agentId} action={action} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
