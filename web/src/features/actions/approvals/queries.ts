import {
  approveRun,
  declineRun,
  listWaitingRuns,
  type OwnedRun,
} from '@parleykit/contract/actions/owned-runs'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'

/** Runs that wait expire without any event of this page, so they are polled. */
const pollMs = 60_000

export const waitingRunsQuery = queryOptions({
  queryKey: ['waiting-runs'],
  queryFn: ({ signal }) => callApi(listWaitingRuns, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.length ? pollMs : false),
})

/** Approves a run, or declines it with a reason. */
export function useDecideRun({ id: runId, agentId: id, conversationId }: OwnedRun) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (decision: { readonly approves: true } | { readonly approves: false; reason: string }) =>
      decision.approves
        ? callApi(approveRun, { params: { id, runId } })
        : callApi(declineRun, { params: { id, runId }, body: { reason: decision.reason } }),
    // Another person may have decided.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: waitingRunsQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: ['messages', conversationId] })
    },
  })
}
