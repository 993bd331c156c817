import type { OwnConversation } from '@parleykit/contract/conversations/conversations'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { conversationLeadsQuery } from '../support/leads/queries.ts'
import { conversationQuery, messagesQuery } from './queries.ts'

/**
 * A conversation with its messages; null if it couldn't be fetched. Most conversations are already known from the list
 * on screen. `isKnown` is true once everything above the messages is loaded, so that nothing moves them later.
 */
export function useViewedConversation(conversationId: number) {
  const queryClient = useQueryClient()
  const conversation = useQuery({
    ...conversationQuery(conversationId),
    placeholderData: () => findListed(queryClient, conversationId),
  })
  const messages = useQuery(messagesQuery(conversationId))
  const leads = useQuery(conversationLeadsQuery(conversationId))
  const isWaiting = conversation.isPending || (conversation.data?.hasLead === true && leads.isPending)
  return {
    conversation: conversation.data ?? (conversation.isError ? null : undefined),
    messages,
    isKnown: !isWaiting && messages.data !== undefined,
  }
}

function findListed(queryClient: QueryClient, conversationId: number): OwnConversation | undefined {
  const lists = queryClient.getQueriesData<{ readonly items: readonly OwnConversation[] }>({
    queryKey: ['conversations'],
  })
  return lists.flatMap(([, page]) => page?.items ?? []).find(({ id }) => id === conversationId)
}
