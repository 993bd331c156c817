import type { ActivityCounts, DailyActivity } from '@parleykit/contract/reports/analytics/analytics'

/** One local day: its date and its counts. */
export type DayCounts = DailyActivity['days'][number]

const nothing: ActivityCounts = {
  conversations: 0,
  messages: 0,
  answers: 0,
  refusals: 0,
  suggestionsShown: 0,
  suggestionsTaken: 0,
  thumbsUp: 0,
  thumbsDown: 0,
}

/** The sums over all the days. */
export function sumDays(days: readonly DayCounts[]): ActivityCounts {
  return days.reduce<ActivityCounts>(
    (sum, day) => ({
      conversations: sum.conversations + day.conversations,
      messages: sum.messages + day.messages,
      answers: sum.answers + day.answers,
      refusals: sum.refusals + day.refusals,
      suggestionsShown: sum.suggestionsShown + day.suggestionsShown,
      suggestionsTaken: sum.suggestionsTaken + day.suggestionsTaken,
      thumbsUp: sum.thumbsUp + day.thumbsUp,
      thumbsDown: sum.thumbsDown + day.thumbsDown,
    }),
    nothing,
  )
}
