import { getAnswerReceipt, replayAnswer } from '@parleykit/contract/answering/answer-traces'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'

/**
 * Null for a message from before traces existed. A deleted entry changes the trace, so it is fetched every time.
 */
export const traceQuery = (messageId: number) =>
  queryOptions({
    queryKey: ['receipt', messageId],
    queryFn: async ({ signal }) => {
      try {
        return await callApi(getAnswerReceipt, { params: { id: messageId }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    refetchOnMount: 'always',
  })

export function useReplay(messageId: number) {
  return useMutation({ mutationFn: () => callApi(replayAnswer, { params: { id: messageId } }) })
}
