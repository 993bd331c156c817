import { getRegistration, getUser, signedInMark, type User } from '@parleykit/contract/auth/account'
import { getSignInOptions } from '@parleykit/contract/auth/recovery'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { chooseWorkspace, chosenWorkspace } from '../../api/workspace-choice.ts'
import { proceedOnceSaved } from '../../ui/unsaved/unsaved-work.ts'

/** The signed-in user; null if nobody is signed in. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ client, queryKey }): Promise<User | null> => {
    const isKnown = Boolean(client.getQueryData(queryKey))
    // A refused request of a replaced session also deletes the mark, so ask anyway if the user is known.
    if (!isKnown && !mayBeSignedIn()) return null
    try {
      const user = await callApi(getUser)
      // Before any request for the workspace; `AuthProvider` handles later changes.
      if (!isKnown) leaveClosedWorkspace(user)
      return user
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

/** Whether a query depends on the session: all but the one for the current user. */
export function dependsOnSession({ queryKey }: { readonly queryKey: QueryKey }): boolean {
  return queryKey[0] !== userQuery.queryKey[0]
}

/**
 * Switches from a workspace that the user can no longer open to their own, after unsaved input there is saved or
 * discarded.
 */
export function leaveClosedWorkspace(user: User): void {
  const chosen = chosenWorkspace()
  const isOpen = user.workspaces.some(({ id, isPaused }) => id === chosen && !isPaused)
  if (isOpen) return
  proceedOnceSaved(() => {
    if (chosenWorkspace() === chosen) chooseWorkspace(null)
  })
}

/** Opens the first workspace that the user was invited to, if they have no agents and have chosen no workspace. */
export function openFirstInvitedWorkspace({ hasAgents, workspaces }: User): void {
  const [first] = workspaces.filter(({ isPaused }) => !isPaused)
  if (chosenWorkspace() === null && !hasAgents && first) chooseWorkspace(first.id)
}

/** Who may register on this server now. */
export const registrationQuery = queryOptions({
  queryKey: ['registration'],
  queryFn: async () => (await callApi(getRegistration)).registration,
})

/** The server's sign-in options. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => callApi(getSignInOptions, { signal }),
})

/** Whether to ask the server for the current user: the server marks browsers that have a session. */
function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').some((pair) => pair.split('=', 1)[0] === signedInMark)
}
