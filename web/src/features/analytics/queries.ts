import {
  type AnalyticsDays,
  getBusiestHours,
  getDailyActivity,
  listTopQuestions,
  listUnansweredQuestions,
} from '@parleykit/contract/analytics'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/api.ts'
import { timeZone } from '../../ui/time-zone.ts'

export interface Shown {
  readonly agentId: number
  readonly days: AnalyticsDays
}

const input = ({ agentId, days }: Shown, signal: AbortSignal) => ({
  params: { id: agentId },
  query: { days, timeZone },
  signal,
})

/** Visitors change these at any time, so they are fetched whenever they come on screen. */
const changing = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const

export const dailyActivityQuery = (shown: Shown) =>
  queryOptions({
    queryKey: ['analytics', shown.agentId, 'daily', shown.days],
    queryFn: ({ signal }) => callApi(getDailyActivity, input(shown, signal)),
    ...changing,
  })

export const busiestHoursQuery = (shown: Shown) =>
  queryOptions({
    queryKey: ['analytics', shown.agentId, 'busiest-hours', shown.days],
    queryFn: ({ signal }) => callApi(getBusiestHours, input(shown, signal)),
    ...changing,
  })

export const topQuestionsQuery = (shown: Shown) =>
  queryOptions({
    queryKey: ['analytics', shown.agentId, 'top-questions', shown.days],
    queryFn: ({ signal }) => callApi(listTopQuestions, input(shown, signal)),
    ...changing,
  })

export const unansweredQuery = (shown: Shown) =>
  queryOptions({
    queryKey: ['analytics', shown.agentId, 'unanswered-questions', shown.days],
    queryFn: ({ signal }) => callApi(listUnansweredQuestions, input(shown, signal)),
    ...changing,
  })

/** Takes an answered group off the list at once, and fetches the list again. */
export function useForgetAnswered(shown: Shown) {
  const queryClient = useQueryClient()
  return (question: string) => {
    queryClient.setQueryData(unansweredQuery(shown).queryKey, (groups) =>
      groups?.filter((group) => group.question !== question),
    )
    void queryClient.invalidateQueries({ queryKey: ['analytics', shown.agentId, 'unanswered-questions'] })
  }
}
