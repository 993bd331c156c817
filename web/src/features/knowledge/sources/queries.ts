import {
  type ChangeSourceInput,
  type ConnectSourceInput,
  changeSource,
  checkSource,
  connectSource,
  listSourceChoices,
  listSources,
  removeSource,
  type SourceAccessInput,
  syncSource,
} from '@parleykit/contract/knowledge/sources/sources'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'
import { knowledgeQuery } from '../queries.ts'

/** An agent's sources. Stale with its knowledge. */
export const sourcesQuery = (agentId: number) =>
  queryOptions({
    queryKey: [...knowledgeQuery(agentId).queryKey, 'sources'],
    queryFn: ({ signal }) => callApi(listSources, { params: { id: agentId }, signal }),
  })

interface SourcePlace {
  readonly agentId: number
  readonly sourceId: number
}

/** What can be chosen of a connected source, asked from the source itself. */
export const choicesQuery = ({ agentId, sourceId }: SourcePlace) =>
  queryOptions({
    queryKey: [...sourcesQuery(agentId).queryKey, sourceId, 'choices'],
    queryFn: ({ signal }) => callApi(listSourceChoices, { params: { id: agentId, sourceId }, signal }),
  })

export function useCheckSource(agentId: number) {
  return useMutation({
    mutationFn: (body: SourceAccessInput) => callApi(checkSource, { params: { id: agentId }, body }),
  })
}

function useRefreshKnowledge(agentId: number) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: knowledgeQuery(agentId).queryKey })
}

export function useConnectSource(agentId: number) {
  const refresh = useRefreshKnowledge(agentId)
  return useMutation({
    mutationFn: (body: ConnectSourceInput) => callApi(connectSource, { params: { id: agentId }, body }),
    onSuccess: refresh,
  })
}

export function useChangeSource({ agentId, sourceId }: SourcePlace) {
  const refresh = useRefreshKnowledge(agentId)
  return useMutation({
    mutationFn: (body: ChangeSourceInput) =>
      callApi(changeSource, { params: { id: agentId, sourceId }, body }),
    onSuccess: refresh,
  })
}

export function useSyncSource({ agentId, sourceId }: SourcePlace) {
  const refresh = useRefreshKnowledge(agentId)
  return useMutation({
    mutationFn: (acceptRemovals: boolean) =>
      callApi(syncSource, { params: { id: agentId, sourceId }, body: { acceptRemovals } }),
    onSuccess: refresh,
  })
}

export function useRemoveSource({ agentId, sourceId }: SourcePlace) {
  const refresh = useRefreshKnowledge(agentId)
  return useMutation({
    mutationFn: () => callApi(removeSource, { params: { id: agentId, sourceId } }),
    onSuccess: refresh,
  })
}
