import type { ConversationMessage } from '@parleykit/contract/conversations/conversations'
import {
  getTakeover,
  handBack,
  type LiveHandoff,
  listAskedFor,
  sayAsPerson,
  takeOver,
} from '@parleykit/contract/support/live-handoff/live-handoff'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'
import { refetchDelay } from './refetch-delay.ts'

/** Requests that nobody answers expire without any event, so they are polled. */
const askedForMs = 60_000

export const handoffRequestsQuery = queryOptions({
  queryKey: ['asked-for'],
  queryFn: ({ signal }) => callApi(listAskedFor, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.length ? askedForMs : false),
})

export const liveHandoffQuery = (conversationId: number) =>
  queryOptions({
    queryKey: ['takeover', conversationId],
    queryFn: ({ signal }) => callApi(getTakeover, { params: { id: conversationId }, signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data ? refetchDelay(state.data, Date.now()) : false),
  })

function useShowLiveHandoff(conversationId: number) {
  const queryClient = useQueryClient()
  return {
    onSuccess: (liveHandoff: LiveHandoff) => {
      queryClient.setQueryData(liveHandoffQuery(conversationId).queryKey, liveHandoff)
      void queryClient.invalidateQueries({ queryKey: handoffRequestsQuery.queryKey })
    },
    // The data on screen is out of date.
    onError: () =>
      void queryClient.invalidateQueries({ queryKey: liveHandoffQuery(conversationId).queryKey }),
  }
}

export function useTakeOver(conversationId: number) {
  return useMutation({
    mutationFn: (insteadOf: number | null) =>
      callApi(takeOver, { params: { id: conversationId }, body: { insteadOf } }),
    ...useShowLiveHandoff(conversationId),
  })
}

export function useHandBack(conversationId: number) {
  return useMutation({
    mutationFn: () => callApi(handBack, { params: { id: conversationId } }),
    ...useShowLiveHandoff(conversationId),
  })
}

export function useReplyAsPerson(conversationId: number, onSaid: (said: ConversationMessage) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { content: string; messageKey: string }) =>
      callApi(sayAsPerson, { params: { id: conversationId }, body }),
    onSuccess: onSaid,
    onError: () =>
      void queryClient.invalidateQueries({ queryKey: liveHandoffQuery(conversationId).queryKey }),
  })
}
