import type { MemberRole } from '@parleykit/contract/base/roles'
import * as contract from '@parleykit/contract/workspaces/workspaces'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { userQuery } from '../auth/queries.ts'

export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: ({ signal }) => callApi(contract.listMembers, { signal }),
  refetchOnMount: 'always',
})

export const invitationsQuery = queryOptions({
  queryKey: ['member-invitations'],
  queryFn: ({ signal }) => callApi(contract.listMemberInvitations, { signal }),
  refetchOnMount: 'always',
})

export function useInviteMember() {
  const refresh = useRefresh(invitationsQuery.queryKey)
  return useMutation({
    mutationFn: (body: contract.InviteMemberInput) => callApi(contract.inviteMember, { body }),
    // A refusal means that there was less room than shown.
    onSettled: refresh,
    // The link is only in the response and isn't stored anywhere else.
    gcTime: 0,
  })
}

export function useWithdrawInvitation() {
  const refresh = useRefresh(invitationsQuery.queryKey)
  return useMutation({
    mutationFn: (id: number) => callApi(contract.withdrawMemberInvitation, { params: { id } }),
    onSuccess: refresh,
  })
}

export function useChangeRole() {
  const refresh = useRefresh(membersQuery.queryKey)
  return useMutation({
    mutationFn: ({ userId, role }: { readonly userId: number; readonly role: MemberRole }) =>
      callApi(contract.changeMemberRole, { params: { userId }, body: { role } }),
    onSuccess: refresh,
  })
}

export function useRemoveMember() {
  const refresh = useRefresh(membersQuery.queryKey)
  return useMutation({
    mutationFn: (userId: number) => callApi(contract.removeMember, { params: { userId } }),
    onSuccess: refresh,
  })
}

export function useLeaveWorkspace() {
  const refresh = useRefresh(userQuery.queryKey)
  return useMutation({
    mutationFn: (id: number) => callApi(contract.leaveWorkspace, { params: { id } }),
    onSuccess: refresh,
  })
}

export function useJoinWorkspace() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => callApi(contract.joinWorkspace, { body: { token } }),
    // The user's list must include the workspace before it is opened.
    onSuccess: () => queryClient.refetchQueries({ queryKey: userQuery.queryKey }),
  })
}

function useRefresh(queryKey: readonly unknown[]) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey })
}
