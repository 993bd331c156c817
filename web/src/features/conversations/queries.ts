import { listConversations, listMessages } from '@parleykit/contract/conversations'
import { conversationPageSize } from '@parleykit/contract/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api.ts'

/** Visitors add to these at any time, so they are fetched whenever they come on screen. */
export const conversationsQuery = (agentId: number, page: number) =>
  queryOptions({
    queryKey: ['conversations', agentId, page],
    queryFn: ({ signal }) =>
      callApi(listConversations, {
        params: { id: agentId },
        query: { page, pageSize: conversationPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const messagesQuery = (conversationId: number) =>
  queryOptions({
    queryKey: ['messages', conversationId],
    queryFn: ({ signal }) => callApi(listMessages, { params: { id: conversationId }, signal }),
    refetchOnMount: 'always',
  })
