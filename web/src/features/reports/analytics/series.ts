import type { ActivityCounts, DailyActivity } from '@parleykit/contract/reports/analytics/analytics'
import { shortDate } from './local-dates.ts'

export type Day = DailyActivity['days'][number]

/** One color of bars in a chart. */
export interface Series {
  readonly key: keyof ActivityCounts
  readonly label: string
  readonly color: string
  /** Drawn from the zero line downwards. */
  readonly isBelow?: true
}

/** Summarizes a chart of one series in a sentence. */
export function summarizeSeries(days: readonly Day[], key: keyof ActivityCounts): string {
  const total = days.reduce((sum, day) => sum + day[key], 0)
  if (total === 0) return `None in these ${days.length} days`
  const busiest = days.reduce((most, day) => (day[key] > most[key] ? day : most))
  return `${total.toLocaleString()} in all, most on ${shortDate(busiest.date)} (${busiest[key].toLocaleString()})`
}
