import { deleteLead, listConversationLeads, listLeads } from '@parleykit/contract/support/leads/leads'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, callApiForPage } from '../../../api/api.ts'

/** Visitors can add to these at any time, so they are fetched whenever they come on screen. */
export const leadsQuery = (agentId: number, page: number, tests: boolean) =>
  queryOptions({
    queryKey: ['leads', agentId, page, tests],
    queryFn: ({ signal }) =>
      callApiForPage(listLeads, {
        params: { id: agentId },
        query: { page, ...(tests && { tests: '1' }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const conversationLeadsQuery = (conversationId: number) =>
  queryOptions({
    queryKey: ['conversation-leads', conversationId],
    queryFn: ({ signal }) => callApi(listConversationLeads, { params: { id: conversationId }, signal }),
    refetchOnMount: 'always',
  })

export function useDeleteLead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ conversationId, id }: { conversationId: number; id: number }) =>
      callApi(deleteLead, { params: { id: conversationId, leadId: id } }),
    onSuccess: () =>
      Promise.all(
        ['leads', 'conversation-leads', 'conversations'].map((name) =>
          queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  })
}
