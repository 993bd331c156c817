import type { User } from '@parleykit/contract/account'
import type { Role } from '@parleykit/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { useChosenWorkspace } from '../../api/workspace-choice.ts'
import { userQuery } from '../auth/queries.ts'

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
  const { data: user } = useQuery(userQuery)
  if (!user) return undefined
  const joined = user.workspaces.find(({ id, isPaused }) => id === chosen && !isPaused)
  return joined ? { ...joined, isOwn: false } : { ...user, name: user.username, role: 'owner', isOwn: true }
}
