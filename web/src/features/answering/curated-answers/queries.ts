import {
  addCuratedAnswer,
  type CuratedAnswerInput,
  deleteCuratedAnswer,
  listCuratedAnswers,
  updateCuratedAnswer,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, callApiForPage } from '../../../api/api.ts'

/** Corrections in Activity and trainings change these, so they are fetched whenever they come on screen. */
export const curatedAnswersQuery = (agentId: number, page: number) =>
  queryOptions({
    queryKey: ['curated-answers', agentId, page],
    queryFn: ({ signal }) =>
      callApiForPage(listCuratedAnswers, { params: { id: agentId }, query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** Refetches data that depends on a curated answer: the list, and the message that it came from. */
function useRefreshCurated(agentId: number) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['messages'] })
    return queryClient.invalidateQueries({ queryKey: ['curated-answers', agentId] })
  }
}

/** Creates a curated answer, or updates the one with `answerId`. */
export function useSaveCuratedAnswer(agentId: number, answerId: number | null) {
  const refresh = useRefreshCurated(agentId)
  return useMutation({
    mutationFn: (body: CuratedAnswerInput) =>
      answerId === null
        ? callApi(addCuratedAnswer, { params: { id: agentId }, body })
        : callApi(updateCuratedAnswer, { params: { id: agentId, answerId }, body }),
    onSuccess: refresh,
  })
}

export function useDeleteCuratedAnswer(agentId: number) {
  const refresh = useRefreshCurated(agentId)
  return useMutation({
    mutationFn: (answerId: number) => callApi(deleteCuratedAnswer, { params: { id: agentId, answerId } }),
    onSuccess: refresh,
  })
}
