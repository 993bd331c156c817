import { getRegistration, getUser, type User } from '@parleykit/contract/account'
import { getSignInOptions } from '@parleykit/contract/recovery'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { chooseWorkspace, chosenWorkspace } from '../../api/workspace-choice.ts'
import { whenNothingUnsaved } from '../../ui/unsaved-work.ts'
import { mayBeSignedIn } from './may-be-signed-in.ts'

/** The signed-in user; null when nobody is. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ client, queryKey }): Promise<User | null> => {
    const isKnown = Boolean(client.getQueryData(queryKey))
    // What is refused of a session that was just replaced takes the mark along: whoever is known is asked for all the same.
    if (!isKnown && !mayBeSignedIn()) return null
    try {
      const user = await callApi(getUser)
      // Before anything of the workspace is asked for; later changes are seen to by `AuthProvider`.
      if (!isKnown) withinReach(user)
      return user
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

/** Everything but who is signed in is about the session. */
export function isOfSession({ queryKey }: { readonly queryKey: QueryKey }): boolean {
  return queryKey[0] !== userQuery.queryKey[0]
}

/** Has a workspace that isn't open to the user any more give way to their own; what somebody types there stays till then. */
export function withinReach(user: User): void {
  const chosen = chosenWorkspace()
  const isOpen = user.workspaces.some(({ id, isPaused }) => id === chosen && !isPaused)
  if (isOpen) return
  whenNothingUnsaved(() => {
    if (chosenWorkspace() === chosen) chooseWorkspace(null)
  })
}

/** Who signs in without agents of their own, and without a choice, begins in the first workspace that they were invited to. */
export function beginWithOthers({ hasAgents, workspaces }: User): void {
  const [first] = workspaces.filter(({ isPaused }) => !isPaused)
  if (chosenWorkspace() === null && !hasAgents && first) chooseWorkspace(first.id)
}

/** Who may register on this server now. */
export const registrationQuery = queryOptions({
  queryKey: ['registration'],
  queryFn: async () => (await callApi(getRegistration)).registration,
})

/** What this server offers for signing in. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => callApi(getSignInOptions, { signal }),
})
