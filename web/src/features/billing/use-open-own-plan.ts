import { useNavigate } from '@tanstack/react-router'
import { chooseWorkspace } from '../../api/workspace-choice.ts'
import { unlessUnsaved } from '../../ui/unsaved-work.ts'

/** Opens the plan of one's own workspace, whichever is open, once nothing is lost by it. */
export function useOpenOwnPlan(): () => void {
  const navigate = useNavigate()
  return () =>
    unlessUnsaved(() => {
      chooseWorkspace(null)
      void navigate({ to: '/dashboard/subscription', ignoreBlocker: true })
    })
}
