import {
  type CorrectMessageInput,
  correctMessage,
  undoCorrection,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { conversationQuery, messagesQuery } from './queries.ts'

/** Shows the message as returned by the server, and refetches other data that a correction changes. */
function useRefreshMessage(conversationId: number) {
  const queryClient = useQueryClient()
  return (changed: ConversationMessage) => {
    queryClient.setQueryData(messagesQuery(conversationId).queryKey, (messages) =>
      messages?.map((message) => (message.id === changed.id ? changed : message)),
    )
    void queryClient.invalidateQueries({ queryKey: ['curated-answers'] })
    void queryClient.invalidateQueries({ queryKey: ['conversations'] })
    void queryClient.invalidateQueries({ queryKey: conversationQuery(conversationId).queryKey })
  }
}

export function useCorrectMessage(conversationId: number) {
  const refresh = useRefreshMessage(conversationId)
  return useMutation({
    mutationFn: ({ id, ...body }: CorrectMessageInput & { id: number }) =>
      callApi(correctMessage, { params: { id }, body }),
    onSuccess: refresh,
  })
}

export function useUndoCorrection(conversationId: number) {
  const refresh = useRefreshMessage(conversationId)
  return useMutation({
    mutationFn: (id: number) => callApi(undoCorrection, { params: { id } }),
    onSuccess: refresh,
  })
}
