import {
  dismissWork,
  getBusiestHours,
  getDailyActivity,
  listActionFigures,
  listDoubtfulAnswers,
  listTopQuestions,
  listUnansweredQuestions,
} from '@parleykit/contract/reports/analytics/analytics'
import type { AnalyticsDays } from '@parleykit/contract/reports/analytics/analytics-period'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/api.ts'
import { timeZone } from '../../../ui/format/time-zone.ts'

export interface AnalyticsScope {
  readonly agentId: number
  readonly days: AnalyticsDays
}

const input = ({ agentId, days }: AnalyticsScope, signal: AbortSignal) => ({
  params: { id: agentId },
  query: { days, timeZone },
  signal,
})

/** Visitors can change these at any time, so they are fetched whenever they come on screen. */
const changing = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const

export const dailyActivityQuery = (shown: AnalyticsScope) =>
  queryOptions({
    queryKey: ['analytics', shown.agentId, 'daily', shown.days],
    queryFn: ({ signal }) => callApi(getDailyActivity, input(shown, signal)),
    ...changing,
  })

export const busiestHoursQuery = (shown: AnalyticsScope) =>
  queryOptions({
    queryKey: ['analytics', shown.agentId, 'busiest-hours', shown.days],
    queryFn: ({ signal }) => callApi(getBusiestHours, input(shown, signal)),
    ...changing,
  })

export const actionFiguresQuery = (shown: AnalyticsScope) =>
  queryOptions({
    queryKey: ['analytics', shown.agentId, 'actions', shown.days],
    queryFn: ({ signal }) => callApi(listActionFigures, input(shown, signal)),
    ...changing,
  })

export const topQuestionsQuery = (shown: AnalyticsScope) =>
  queryOptions({
    queryKey: ['analytics', shown.agentId, 'top-questions', shown.days],
    queryFn: ({ signal }) => callApi(listTopQuestions, input(shown, signal)),
    ...changing,
  })

/** Open or dismissed groups. One list is never shown in place of the other while that loads. */
const workQuery = (
  name: 'unanswered-questions' | 'doubtful-answers',
  shown: AnalyticsScope,
  isDismissed: boolean,
) => ({
  queryKey: ['analytics', shown.agentId, name, shown.days, isDismissed] as const,
  ...(isDismissed ? { refetchOnMount: 'always' as const } : changing),
})

const workInput = (shown: AnalyticsScope, isDismissed: boolean, signal: AbortSignal) => {
  const { query, ...rest } = input(shown, signal)
  return { ...rest, query: { ...query, dismissed: isDismissed ? ('1' as const) : ('0' as const) } }
}

export const unansweredQuery = (shown: AnalyticsScope, isDismissed = false) =>
  queryOptions({
    ...workQuery('unanswered-questions', shown, isDismissed),
    queryFn: ({ signal }) => callApi(listUnansweredQuestions, workInput(shown, isDismissed, signal)),
  })

export const doubtfulQuery = (shown: AnalyticsScope, isDismissed = false) =>
  queryOptions({
    ...workQuery('doubtful-answers', shown, isDismissed),
    queryFn: ({ signal }) => callApi(listDoubtfulAnswers, workInput(shown, isDismissed, signal)),
  })

/** Removes an answered group from the list at once, then refetches the list. */
export function useRemoveAnswered(shown: AnalyticsScope) {
  const queryClient = useQueryClient()
  return (question: string) => {
    queryClient.setQueryData(
      unansweredQuery(shown).queryKey,
      (list) => list && { ...list, groups: list.groups.filter((group) => group.question !== question) },
    )
    void queryClient.invalidateQueries({ queryKey: ['analytics', shown.agentId, 'unanswered-questions'] })
  }
}

interface Dismissal {
  readonly messageIds: readonly number[]
  readonly isDismissed: boolean
}

/** Dismisses or restores a group. Refetches the lists even if that fails. */
export function useDismissWork({ agentId }: AnalyticsScope) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ messageIds, isDismissed }: Dismissal) =>
      callApi(dismissWork, { params: { id: agentId }, body: { messageIds: [...messageIds], isDismissed } }),
    onSettled: () => {
      const lists = ['unanswered-questions', 'doubtful-answers']
      return Promise.all(
        lists.map((name) => queryClient.invalidateQueries({ queryKey: ['analytics', agentId, name] })),
      )
    },
  })
}
