import type { User } from '@parleykit/contract/auth/account'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { transferOffersQuery, transferQuery } from '../agents/ownership-transfers/queries.ts'
import { signInOptionsQuery } from '../auth/queries.ts'
import { invitationsQuery, membersQuery } from '../workspaces/queries.ts'
import type { OpenWorkspace } from '../workspaces/use-workspace.ts'

/**
 * Whether the queries that decide the profile's sections and their heights are still loading: showing the page earlier
 * would make sections move.
 */
export function useIsFirstLoading(
  user: User | null | undefined,
  workspace: OpenWorkspace | undefined,
): boolean {
  const isOwn = workspace?.isOwn ?? false
  const isMember = user ? user.workspaces.length > 0 : false
  const isLoading = [
    useQuery(signInOptionsQuery),
    useQuery({ ...transferOffersQuery, enabled: isMember }),
    useQuery({ ...membersQuery, enabled: isOwn }),
    useQuery({ ...invitationsQuery, enabled: isOwn }),
    useQuery({ ...transferQuery, enabled: isOwn }),
  ].some((query) => query.isLoading)
  // The router looked for a link's target before the section was shown.
  useEffect(() => {
    if (!isLoading && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isLoading])
  return isLoading
}
