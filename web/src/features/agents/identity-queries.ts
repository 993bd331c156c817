import {
  deleteIdentitySecret,
  getIdentitySecret,
  renewIdentitySecret,
} from '@parleykit/contract/agents/identities'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { agentQuery } from './queries.ts'

/** Fetched on request, and cached only while it is on screen. */
export const identitySecretQuery = (id: number) =>
  queryOptions({
    queryKey: ['agent', id, 'identity-secret'],
    queryFn: ({ signal }) => callApi(getIdentitySecret, { params: { id }, signal }),
    gcTime: 0,
    refetchOnMount: 'always',
  })

export const useRenewIdentitySecret = (id: number) =>
  useIdentityChange(id, () => callApi(renewIdentitySecret, { params: { id } }))

export const useDeleteIdentitySecret = (id: number) =>
  useIdentityChange(id, () => callApi(deleteIdentitySecret, { params: { id } }))

function useIdentityChange(id: number, mutationFn: () => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: agentQuery(id).queryKey }),
    gcTime: 0,
  })
}
