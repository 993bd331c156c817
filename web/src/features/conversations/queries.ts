import {
  type ConversationMessage,
  deleteConversation,
  getConversation,
  listConversations,
  listMessages,
} from '@parleykit/contract/conversations/conversations'
import { conversationPageSize } from '@parleykit/contract/conversations/limits'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, callApiForPage } from '../../api/api.ts'
import { type ConversationSearchForm, toQuery } from './search.ts'

/** Visitors can add to these at any time, so they are fetched whenever they come on screen. */
export const conversationsQuery = (agentId: number, page: number, search: ConversationSearchForm) =>
  queryOptions({
    queryKey: ['conversations', agentId, page, search],
    queryFn: ({ signal }) =>
      callApiForPage(listConversations, {
        params: { id: agentId },
        query: { ...toQuery(search), page, pageSize: conversationPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const conversationQuery = (conversationId: number) =>
  queryOptions({
    queryKey: ['conversation', conversationId],
    queryFn: ({ signal }) => callApi(getConversation, { params: { id: conversationId }, signal }),
    refetchOnMount: 'always',
  })

export const messagesQuery = (conversationId: number) =>
  queryOptions({
    queryKey: ['messages', conversationId],
    queryFn: ({ signal }) => callApi(listMessages, { params: { id: conversationId }, signal }),
    refetchOnMount: 'always',
  })

/** Adds a person's message to the messages on screen, if it isn't there yet. */
export function useAppendMessage(conversationId: number) {
  const queryClient = useQueryClient()
  return (message: ConversationMessage) => {
    const { queryKey } = messagesQuery(conversationId)
    queryClient.setQueryData(queryKey, (messages) =>
      messages?.some(({ id }) => id === message.id) ? messages : messages && [...messages, message],
    )
    void queryClient.invalidateQueries({ queryKey })
  }
}

export function useDeleteConversation() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (conversationId: number) => callApi(deleteConversation, { params: { id: conversationId } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['conversations'] })
    },
  })
}
