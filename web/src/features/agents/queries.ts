import {
  type CreateAgentInput,
  createAgent,
  deleteAgent,
  deleteSecretKey,
  foundAgentSchema,
  getAgent,
  listAgents,
  rotateApiKey,
  rotateSecretKey,
  type UpdateAgentInput,
  updateAgent,
  uploadProfileImage,
} from '@parleykit/contract/agents/agents'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'

/** Includes counts that visitors change, so it is fetched whenever it comes on screen. */
export const agentsQuery = queryOptions({
  queryKey: ['agents'],
  queryFn: ({ signal }) => callApi(listAgents, { signal }),
  refetchOnMount: 'always',
})

/** One agent; null if there is none with this id. */
export const agentQuery = (id: number) =>
  queryOptions({
    queryKey: ['agent', id],
    queryFn: async ({ signal }) => {
      try {
        return await callApi({ ...getAgent, response: foundAgentSchema }, { params: { id }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })

/** Refetches the queries that list or count agents. */
export function useRefreshAgents() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: agentsQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
  }
}

export function useCreateAgent() {
  const queryClient = useQueryClient()
  const refreshAgents = useRefreshAgents()
  return useMutation({
    mutationFn: (body: CreateAgentInput) => callApi(createAgent, { body }),
    onSuccess: (agent) => {
      queryClient.setQueryData(agentQuery(agent.id).queryKey, agent)
      refreshAgents()
    },
  })
}

/** Updates the given fields. The id is part of the input, since the wizard learns it only later. */
export function useUpdateAgent() {
  const queryClient = useQueryClient()
  const refreshAgents = useRefreshAgents()
  return useMutation({
    mutationFn: ({ id, ...body }: UpdateAgentInput & { readonly id: number }) =>
      callApi(updateAgent, { params: { id }, body }),
    onSuccess: (agent) => {
      queryClient.setQueryData(agentQuery(agent.id).queryKey, agent)
      refreshAgents()
    },
  })
}

export function useRotateApiKey(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(rotateApiKey, { params: { id } }),
    onSuccess: (agent) => queryClient.setQueryData(agentQuery(id).queryKey, agent),
  })
}

/** The key is only in the response and isn't stored anywhere else. */
export function useRotateSecretKey(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(rotateSecretKey, { params: { id } }),
    onSuccess: ({ agent }) => queryClient.setQueryData(agentQuery(id).queryKey, agent),
    gcTime: 0,
  })
}

export function useDeleteSecretKey(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(deleteSecretKey, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: agentQuery(id).queryKey }),
  })
}

export function useUploadProfileImage() {
  const queryClient = useQueryClient()
  const refreshAgents = useRefreshAgents()
  return useMutation({
    mutationFn: ({ id, file }: { readonly id: number; readonly file: File }) =>
      callApi(uploadProfileImage, { params: { id }, file }),
    onSuccess: (_, { id }) => {
      void queryClient.invalidateQueries({ queryKey: agentQuery(id).queryKey })
      refreshAgents()
    },
  })
}

export function useDeleteAgent() {
  const queryClient = useQueryClient()
  const refreshAgents = useRefreshAgents()
  return useMutation({
    mutationFn: (id: number) => callApi(deleteAgent, { params: { id } }),
    onSuccess: (_, id) => {
      // Don't refetch now: the agent's page may still be on screen for a moment.
      void queryClient.invalidateQueries({ queryKey: agentQuery(id).queryKey, refetchType: 'none' })
      refreshAgents()
    },
  })
}
