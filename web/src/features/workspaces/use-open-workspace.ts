import { useNavigate } from '@tanstack/react-router'
import { chooseWorkspace } from '../../api/workspace-choice.ts'
import { confirmThenProceed } from '../../ui/unsaved/unsaved-work.ts'

/** Opens a workspace at its dashboard, null for the user's own, unless unsaved work would be lost. */
export function useOpenWorkspace(): (id: number | null) => void {
  const navigate = useNavigate()
  return (id) =>
    confirmThenProceed(() => {
      chooseWorkspace(id)
      void navigate({ to: '/dashboard' })
    })
}
