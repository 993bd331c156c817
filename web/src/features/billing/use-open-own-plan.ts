import { useNavigate } from '@tanstack/react-router'
import { chooseWorkspace } from '../../api/workspace-choice.ts'
import { confirmThenProceed } from '../../ui/unsaved/unsaved-work.ts'

/** Opens the plan of the user's own workspace, whichever is open, once no unsaved input would be lost. */
export function useOpenOwnPlan(): () => void {
  const navigate = useNavigate()
  return () =>
    confirmThenProceed(() => {
      chooseWorkspace(null)
      void navigate({ to: '/dashboard/subscription', ignoreBlocker: true })
    })
}
