import type { User } from '@parleykit/contract/account'
import type { Role } from '@parleykit/contract/roles'
import { useChosenWorkspace } from '../../api/workspace-choice.ts'
import { useAuth } from '../auth/auth-context.ts'

/** What is open in the dashboard: one's own workspace or somebody else's, with its plan. */
export interface OpenWorkspace extends Pick<User, 'subscriptionTier' | 'chatCreditsUsed' | 'creditsResetAt'> {
  /** Of its owner. */
  readonly id: number
  /** The username of its owner. */
  readonly name: string
  readonly role: Role
  readonly isOwn: boolean
}

/** The workspace that is open; undefined while nobody is signed in. */
export function useWorkspace(): OpenWorkspace | undefined {
  const chosen = useChosenWorkspace()
  const { user } = useAuth()
  if (!user) return undefined
  const joined = user.workspaces.find(({ id, isPaused }) => id === chosen && !isPaused)
  return joined ? { ...joined, isOwn: false } : { ...user, name: user.username, role: 'owner', isOwn: true }
}
