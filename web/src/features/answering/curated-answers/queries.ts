import {
  importCuratedAnswers,
  readAnswerFile,
} from '@parleykit/contract/answering/curated-answers/answer-files'
import {
  addCuratedAnswer,
  type CuratedAnswerInput,
  deleteCuratedAnswer,
  listCuratedAnswers,
  updateCuratedAnswer,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, callApiForPage } from '../../../api/api.ts'
import { agentQuery } from '../../agents/queries.ts'

/** Corrections in Activity and trainings change these, so they are fetched whenever they come on screen. */
export const curatedAnswersQuery = (agentId: number, page: number, search: string) =>
  queryOptions({
    queryKey: ['curated-answers', agentId, page, search],
    queryFn: ({ signal }) =>
      callApiForPage(listCuratedAnswers, {
        params: { id: agentId },
        query: { page, ...(search !== '' && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** Refetches data that depends on curated answers: the list, the messages that they came from, the text used. */
function useRefreshCurated(agentId: number) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['messages'] })
    void queryClient.invalidateQueries({ queryKey: agentQuery(agentId).queryKey })
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

export function useReadAnswerFile(agentId: number) {
  return useMutation({
    mutationFn: (file: File) => callApi(readAnswerFile, { params: { id: agentId }, file }),
  })
}

/** Stores rows, or only says what would become of each. */
export function useImportAnswers(agentId: number) {
  const refresh = useRefreshCurated(agentId)
  return useMutation({
    mutationFn: (body: Parameters<typeof callApi<typeof importCuratedAnswers>>[1]['body']) =>
      callApi(importCuratedAnswers, { params: { id: agentId }, body }),
    onSuccess: (_, { isPreview }) => (isPreview ? undefined : refresh()),
  })
}
