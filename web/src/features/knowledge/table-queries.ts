import { changeEntryTables, getEntryTables } from '@parleykit/contract/knowledge/entry-tables'
import type { TableChoices } from '@parleykit/contract/knowledge/table-choices'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { entryQuestionsQuery } from './entry-questions.ts'
import { knowledgeEntryQuery, useRefreshKnowledge } from './queries.ts'

/** How a spreadsheet is read with these choices; null for the saved ones. */
export const entryTablesQuery = (agentId: number, entryId: number, choices: TableChoices | null) =>
  queryOptions({
    queryKey: ['knowledge', agentId, entryId, 'table', choices],
    queryFn: ({ signal }) => {
      const params = { id: agentId, entryId }
      if (choices === null) return callApi(getEntryTables, { params, signal })
      return callApi(changeEntryTables, { params, body: { choices, isPreview: true }, signal })
    },
    placeholderData: keepPreviousData,
    retry: false,
  })

export function useSaveTables(agentId: number, entryId: number) {
  const queryClient = useQueryClient()
  const refresh = useRefreshKnowledge()
  return useMutation({
    mutationFn: (choices: TableChoices) =>
      callApi(changeEntryTables, { params: { id: agentId, entryId }, body: { choices } }),
    onSuccess: (tables) => {
      queryClient.setQueryData(entryTablesQuery(agentId, entryId, null).queryKey, tables)
      queryClient.removeQueries({ queryKey: entryQuestionsQuery(agentId, entryId).queryKey })
      void queryClient.invalidateQueries({
        queryKey: knowledgeEntryQuery(agentId, entryId).queryKey,
        exact: true,
      })
      return refresh(agentId)
    },
  })
}
