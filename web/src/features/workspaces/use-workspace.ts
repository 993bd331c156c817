import type { User } from '@parleykit/contract/auth/account'
import type { Role } from '@parleykit/contract/base/roles'
import { useChosenWorkspace } from '../../api/workspace-choice.ts'
import { useAuth } from '../auth/auth-context.ts'

/** The workspace open in the dashboard, the user's own or another, with its plan. */
export interface OpenWorkspace extends Pick<User, 'subscriptionTier' | 'chatCreditsUsed' | 'creditsResetAt'> {
  /** The owner's id. */
  readonly id: number
  /** The owner's username. */
  readonly name: string
  readonly role: Role
  readonly isOwn: boolean
}

/** The open workspace; undefined if nobody is signed in. */
export function useWorkspace(): OpenWorkspace | undefined {
  const chosen = useChosenWorkspace()
  const { user } = useAuth()
  if (!user) return undefined
  const joined = user.workspaces.find(({ id, isPaused }) => id === chosen && !isPaused)
  return joined ? { ...joined, isOwn: false } : { ...user, name: user.username, role: 'owner', isOwn: true }
}
