import { findMemberInvitation } from '@parleykit/contract/workspaces/workspaces'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { getStoredInvitation } from './stored-invitation.ts'

/** The offer of the invitation behind a link. */
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['member-offer', token],
    queryFn: ({ signal }) => callApi(findMemberInvitation, { body: { token }, signal }),
  })

/**
 * The email address of the stored invitation, or null; undefined while loading. The server reveals it only for the
 * token.
 */
export function useInvitedAddress(): string | null | undefined {
  const token = getStoredInvitation()
  const { data, isLoading } = useQuery({ ...offerQuery(token ?? ''), enabled: token !== null })
  return isLoading ? undefined : (data?.email ?? null)
}
