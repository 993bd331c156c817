import { useNavigate } from '@tanstack/react-router'
import { unlessUnsaved } from '../../ui/unsaved-work.ts'
import { chooseWorkspace } from '../../workspace-choice.ts'

/** Opens the plan of one's own workspace, whichever is open, once nothing is lost by it. */
export function useOpenOwnPlan(): () => void {
  const navigate = useNavigate()
  return () =>
    unlessUnsaved(() => {
      chooseWorkspace(null)
      void navigate({ to: '/dashboard/subscription', ignoreBlocker: true })
    })
}
