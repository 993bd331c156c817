import { cancelChecks, getChecks, runChecks, saveChecks } from '@parleykit/contract/answering/evals/evals'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

/** Polling interval for the progress of a run if live updates don't arrive, in milliseconds. */
const checksPollMs = 2000

/** An agent's eval questions and the progress of the newest run. */
export const evalsQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['checks', agentId],
    queryFn: ({ signal }) => callApi(getChecks, { params: { id: agentId }, signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.run?.status === 'running' ? checksPollMs : false),
  })

export function useSaveEvals(agentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (questions: string[]) =>
      callApi(saveChecks, { params: { id: agentId }, body: { questions } }),
    onSuccess: (checks) => queryClient.setQueryData(evalsQuery(agentId).queryKey, checks),
  })
}

/** Saves the questions first, so that the run asks those on screen. */
export function useRunEvals(agentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (questions: string[]) => {
      await callApi(saveChecks, { params: { id: agentId }, body: { questions } })
      return callApi(runChecks, { params: { id: agentId } })
    },
    onSuccess: (checks) => queryClient.setQueryData(evalsQuery(agentId).queryKey, checks),
    onError: () => queryClient.invalidateQueries(evalsQuery(agentId)),
  })
}

export function useCancelEvals(agentId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(cancelChecks, { params: { id: agentId } }),
    onSettled: () => queryClient.invalidateQueries(evalsQuery(agentId)),
  })
}
