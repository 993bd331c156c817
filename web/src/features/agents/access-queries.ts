import {
  type AgentAccess,
  deleteLinkKey,
  getAgentAccess,
  renewLinkKey,
  revokeRetiredKeys,
} from '@parleykit/contract/agents/agent-access'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'

/**
 * Nested under the agent's query key, so that notices about the agent also make it stale. Visitors change its result.
 */
export const agentAccessQuery = (id: number) =>
  queryOptions({
    queryKey: ['agent', id, 'access'],
    queryFn: ({ signal }) => callApi(getAgentAccess, { params: { id }, signal }),
    refetchOnMount: 'always',
  })

export const useRevokeRetiredKeys = (id: number) =>
  useAccessChange(id, () => callApi(revokeRetiredKeys, { params: { id } }))

export const useRenewLinkKey = (id: number) =>
  useAccessChange(id, () => callApi(renewLinkKey, { params: { id } }))

export const useDeleteLinkKey = (id: number) =>
  useAccessChange(id, () => callApi(deleteLinkKey, { params: { id } }))

function useAccessChange(id: number, mutationFn: () => Promise<AgentAccess>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (access) => queryClient.setQueryData(agentAccessQuery(id).queryKey, access),
  })
}
