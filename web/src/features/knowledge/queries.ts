import {
  type AddKnowledgeTextInput,
  addKnowledgeText,
  deleteKnowledgeEntry,
  getKnowledgeEntry,
  listKnowledge,
  readScanAgain,
} from '@parleykit/contract/knowledge/knowledge'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { withDetail } from '../../api/api-error.ts'
import { toastError } from '../../ui/feedback/toast-queue.ts'
import { agentQuery, agentsQuery } from '../agents/queries.ts'
import { recentActivitiesQuery } from '../workspaces/activity/queries.ts'
import { knowledgeTexts } from './knowledge-texts.ts'

export const knowledgeQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['knowledge', agentId],
    queryFn: ({ signal }) => callApi(listKnowledge, { params: { id: agentId }, signal }),
  })

/** One entry with the text that the agent reads. */
export const knowledgeEntryQuery = (agentId: number, entryId: number) =>
  queryOptions({
    queryKey: ['knowledge', agentId, entryId],
    queryFn: ({ signal }) => callApi(getKnowledgeEntry, { params: { id: agentId, entryId }, signal }),
  })

/** Refetches data that depends on an agent's knowledge: the list, and whether the agent is trained on it. */
export function useRefreshKnowledge() {
  const queryClient = useQueryClient()
  return (agentId: number) => {
    void queryClient.invalidateQueries({ queryKey: agentQuery(agentId).queryKey })
    void queryClient.invalidateQueries({ queryKey: agentsQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: recentActivitiesQuery.queryKey })
    return queryClient.invalidateQueries({ queryKey: knowledgeQuery(agentId).queryKey, exact: true })
  }
}

export function useAddText(agentId: number) {
  const refresh = useRefreshKnowledge()
  return useMutation({
    mutationFn: (body: AddKnowledgeTextInput) => callApi(addKnowledgeText, { params: { id: agentId }, body }),
    onSuccess: () => refresh(agentId),
  })
}

/** Has a scan or picture read again, which takes a while. */
export function useReadScanAgain(agentId: number) {
  const refresh = useRefreshKnowledge()
  return useMutation({
    mutationFn: (entryId: number) => callApi(readScanAgain, { params: { id: agentId, entryId } }),
    onError: (error) => {
      const { title, description } = knowledgeTexts.readAgainFailed
      toastError({ title, description: withDetail(description, error) }, 'scan')
    },
    onSettled: () => refresh(agentId),
  })
}

export function useDeleteEntry(agentId: number) {
  const refresh = useRefreshKnowledge()
  return useMutation({
    mutationFn: (entryId: number) => callApi(deleteKnowledgeEntry, { params: { id: agentId, entryId } }),
    onSuccess: () => refresh(agentId),
  })
}
