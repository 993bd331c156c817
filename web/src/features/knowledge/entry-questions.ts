import { askKnowledgeEntry } from '@parleykit/contract/answering/answer-traces'
import { listEntryQuestions } from '@parleykit/contract/knowledge/knowledge'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'

/** Example questions that an entry answers. */
export const entryQuestionsQuery = (agentId: number, entryId: number) =>
  queryOptions({
    queryKey: ['knowledge', agentId, entryId, 'questions'],
    queryFn: ({ signal }) => callApi(listEntryQuestions, { params: { id: agentId, entryId }, signal }),
    // The questions change with each training.
    gcTime: 0,
  })

/** Asks a question of one entry only; stores nothing. */
export function useAskEntry(agentId: number, entryId: number) {
  return useMutation({
    mutationFn: (question: string) =>
      callApi(askKnowledgeEntry, { params: { id: agentId, entryId }, body: { question } }),
  })
}
