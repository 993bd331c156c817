import { useNavigate } from '@tanstack/react-router'
import { chooseWorkspace } from '../../api/workspace-choice.ts'
import { unlessUnsaved } from '../../ui/unsaved-work.ts'

/** Opens a workspace at its dashboard, null for one's own, unless unsaved work is to be kept. */
export function useOpenWorkspace(): (id: number | null) => void {
  const navigate = useNavigate()
  return (id) =>
    unlessUnsaved(() => {
      chooseWorkspace(id)
      void navigate({ to: '/dashboard' })
    })
}
