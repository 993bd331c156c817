import {
  getTrainingQuestions,
  listTrainings,
  restoreTraining,
} from '@parleykit/contract/retrieval/training/training'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'
import { agentQuery, useRefreshAgents } from '../../agents/queries.ts'
import { knowledgeQuery } from '../../knowledge/queries.ts'

/** The stored trainings of an agent, newest first. */
export const trainingsQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['trainings', agentId],
    queryFn: ({ signal }) => callApi(listTrainings, { params: { id: agentId }, signal }),
    refetchOnMount: 'always',
  })

/** The questions generated from an agent's knowledge, with the tokens that they use. */
export const trainingQuestionsQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['training-questions', agentId],
    queryFn: ({ signal }) => callApi(getTrainingQuestions, { params: { id: agentId }, signal }),
    refetchOnMount: 'always',
  })

/** Refetches data that depends on the live version. */
export function useRefreshTraining(agentId: number) {
  const queryClient = useQueryClient()
  const refreshAgents = useRefreshAgents()
  return () => {
    refreshAgents()
    void queryClient.invalidateQueries({ queryKey: trainingsQuery(agentId).queryKey })
    void queryClient.invalidateQueries({ queryKey: trainingQuestionsQuery(agentId).queryKey })
    void queryClient.invalidateQueries({ queryKey: knowledgeQuery(agentId).queryKey, exact: true })
    return queryClient.invalidateQueries({ queryKey: agentQuery(agentId).queryKey })
  }
}

export function useRollBack(agentId: number) {
  const refresh = useRefreshTraining(agentId)
  return useMutation({
    mutationFn: (version: number) => callApi(restoreTraining, { params: { id: agentId, version } }),
    onSettled: refresh,
  })
}
