import {
  type ChangeKnowledgeTextInput,
  changeKnowledgeText,
} from '@parleykit/contract/knowledge/knowledge-change'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { entryQuestionsQuery } from './entry-questions.ts'
import { knowledgeEntryQuery, useRefreshKnowledge } from './queries.ts'

/** Updates a text that was written here. */
export function useChangeText(agentId: number, entryId: number) {
  const queryClient = useQueryClient()
  const refresh = useRefreshKnowledge()
  return useMutation({
    mutationFn: (body: ChangeKnowledgeTextInput) =>
      callApi(changeKnowledgeText, { params: { id: agentId, entryId }, body }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: entryQuestionsQuery(agentId, entryId).queryKey })
      void queryClient.invalidateQueries({
        queryKey: knowledgeEntryQuery(agentId, entryId).queryKey,
        exact: true,
      })
      return refresh(agentId)
    },
  })
}
