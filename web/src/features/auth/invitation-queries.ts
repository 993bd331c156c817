import { findMemberInvitation } from '@parleykit/contract/workspaces'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { keptInvitation } from './kept-invitation.ts'

/** What the invitation behind a link offers. */
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['member-offer', token],
    queryFn: ({ signal }) => callApi(findMemberInvitation, { body: { token }, signal }),
  })

/** The address that the kept invitation is for, or null; undefined while the server is asked, which tells it to the token alone. */
export function useInvitedAddress(): string | null | undefined {
  const token = keptInvitation()
  const { data, isLoading } = useQuery({ ...offerQuery(token ?? ''), enabled: token !== null })
  return isLoading ? undefined : (data?.email ?? null)
}
