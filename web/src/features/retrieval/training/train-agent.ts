import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'
import { ApiError, withDetail } from '../../../api/api-error.ts'
import { agentQuery } from '../../agents/queries.ts'
import { useRefreshTraining } from './queries.ts'

/** A training that started and then failed; `message` is the reason stored by the server, or empty. */
class TrainingFailed extends Error {}

const lookAgainMs = 500

const keyOf = (id: number) => ['train', id]

/**
 * Trains an agent; settles when the training ends, however long the job takes, with the number of entries that it had to
 * leave out.
 */
export function useTrainAgent(id: number) {
  const queryClient = useQueryClient()
  const refresh = useRefreshTraining(id)
  return useMutation({
    mutationKey: keyOf(id),
    mutationFn: async () => {
      const { trained } = await callApi(trainAgent, { params: { id } })
      return trained ? 0 : endOfTraining(queryClient, id)
    },
    onSettled: refresh,
  })
}

/** Whether a training requested by this page is still running. */
export function useIsTraining(id: number): boolean {
  return useIsMutating({ mutationKey: keyOf(id), exact: true }) > 0
}

/** Waits for the end of a training. The screen that shows it keeps the agent up to date, by live updates or polling. */
async function endOfTraining(queryClient: QueryClient, id: number): Promise<number> {
  // Data from before says nothing about this training.
  for (let isSeen = false; ; ) {
    isSeen ||= await lookAt(queryClient, id)
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
    const agent = isSeen ? await queryClient.ensureQueryData(agentQuery(id)) : undefined
    if (agent === undefined || agent?.trainingStatus === 'processing') continue
    if (agent?.trainingStatus === 'completed') return agent.unreadableEntries
    throw new TrainingFailed(agent?.trainingError ?? '')
  }
}

/** Returns false if the server can't be reached: the training continues unobserved. */
async function lookAt(queryClient: QueryClient, id: number): Promise<boolean> {
  try {
    await queryClient.fetchQuery({ ...agentQuery(id), staleTime: 0 })
    return true
  } catch (error) {
    if (error instanceof ApiError) throw error
    return false
  }
}

/** `reason` as stored by the server, or empty. */
export function failedTrainingText(reason: string): string {
  return `${trainingTexts.failed} ${reason}`.trim()
}

/** The catalog's sentence for a failed training, with its reason. */
export function trainingFailureText(error: unknown): string {
  if (error instanceof TrainingFailed) return failedTrainingText(error.message)
  if (error instanceof ApiError) return withDetail(trainingTexts.startFailed, error)
  return trainingTexts.failedUnexpectedly
}
