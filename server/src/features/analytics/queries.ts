import type { AnalyticsDays } from '@parleykit/contract/analytics'
import { type SQL, sql } from 'drizzle-orm'

/** The last so many local days of one agent, today among them. */
export interface Period {
  readonly agentId: number
  readonly days: AnalyticsDays
  /** IANA name. */
  readonly timeZone: string
  readonly now: Date
}

/** The local date, `daysAgo` days before today. */
export function localDate({ now, timeZone }: Period, daysAgo: number): SQL {
  return sql`((${now.toISOString()}::timestamptz at time zone ${timeZone}::text)::date - ${daysAgo}::integer)`
}

/** The instant at which that local day began. */
export function startOfDay(period: Period, daysAgo: number): SQL {
  return sql`(${localDate(period, daysAgo)}::timestamp at time zone ${period.timeZone}::text)`
}
