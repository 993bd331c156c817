import type { AnalyticsDays } from '@parleykit/contract/analytics'
import { type SQL, sql } from '../../platform/database/drizzle.ts'

/** The last so many local days of one agent, today among them. */
export interface AnalyticsPeriod {
  readonly agentId: number
  readonly days: AnalyticsDays
  /** IANA name. */
  readonly timeZone: string
  readonly now: Date
}

/** The local date, `daysAgo` days before today. */
export function localDate(
  { now, timeZone }: Pick<AnalyticsPeriod, 'now' | 'timeZone'>,
  daysAgo: number,
): SQL {
  return sql`((${now.toISOString()}::timestamptz at time zone ${timeZone}::text)::date - ${daysAgo}::integer)`
}

/** The instant at which that local day began. */
export function startOfDay(period: AnalyticsPeriod, daysAgo: number): SQL {
  return sql`(${localDate(period, daysAgo)}::timestamp at time zone ${period.timeZone}::text)`
}
