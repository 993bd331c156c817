import { listEntryQuestions } from '@parleykit/contract/knowledge'
import { askKnowledgeEntry } from '@parleykit/contract/receipts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'

/** What visitors may ask and get answered from an entry. */
export const entryQuestionsQuery = (agentId: number, entryId: number) =>
  queryOptions({
    queryKey: ['knowledge', agentId, entryId, 'questions'],
    queryFn: ({ signal }) => callApi(listEntryQuestions, { params: { id: agentId, entryId }, signal }),
    // Another training answers other questions.
    gcTime: 0,
  })

/** Asks one entry alone; nothing changes by it. */
export function useAskEntry(agentId: number, entryId: number) {
  return useMutation({
    mutationFn: (question: string) =>
      callApi(askKnowledgeEntry, { params: { id: agentId, entryId }, body: { question } }),
  })
}
