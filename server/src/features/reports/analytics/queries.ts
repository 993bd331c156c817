import type { AnalyticsDays } from '@parleykit/contract/reports/analytics/analytics-period'
import { type SQL, sql } from '../../../platform/database/drizzle.ts'

/** Groups shown in the work lists. */
export const groupsShown = 50
/** Number of questions in a period from which its lists are precomputed. Counting fewer takes about 20 ms. */
export const precomputedFrom = 25_000
/** Questions shown in the list of top questions. */
export const topShown = 10
/** How many questions of each kind, newest first, the work lists compare with one another. */
export const comparedMax = 1000

/** The given number of local days of one agent, up to and including today. */
export interface AnalyticsPeriod {
  readonly agentId: number
  readonly days: AnalyticsDays
  /** IANA name. */
  readonly timeZone: string
  readonly now: Date
}

/** The local date `daysAgo` days before today. */
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

/** The start of an instant's quarter hour. */
export function quarterOf(instant: SQL): SQL {
  return sql`date_bin('15 minutes', ${instant}, timestamptz '2000-01-01 00:00Z')`
}

/** The counts of messages, as columns named like those of `analytics_quarters`. */
export const countMessages = sql`
  count(*) as messages,
  count(*) filter (where sender_type = 'visitor') as questions,
  count(*) filter (where reply_kind = 'answer') as answers,
  count(*) filter (where reply_kind = 'refusal') as refusals,
  coalesce(sum(suggestion_count), 0) as suggestions_shown,
  count(*) filter (where is_suggested) as suggestions_taken,
  count(*) filter (where thumb = 'up') as thumbs_up,
  count(*) filter (where thumb = 'down') as thumbs_down`

/**
 * Precomputed and missing counts of an agent between two instants, as tables of a statement: `counted` (valid counts of
 * quarter hours) and `uncounted` (ranges whose messages have to be counted, each within a row of `days`). One statement
 * returns both, so concurrent folding can't count anything twice or skip it.
 * @param days name of a table with `begins` and `ends` that the ranges lie in
 */
export function countedAndNot(agentId: number, days: 'calendar'): SQL {
  const table = sql.identifier(days)
  // Limited to an hour ago, as in folding, in case the database's clock went back.
  return sql`
    progress as materialized (
      select coalesce(
        (select least(counted_until, ${quarterOf(sql`now() - interval '1 hour'`)}) from analytics_progress),
        '-infinity') as until
    ), stale as materialized (
      select distinct quarter from analytics_stale_quarters
      where agent_id = ${agentId} and quarter >= (select min(begins) from ${table}) and quarter < (select max(ends) from ${table})
    ), counted as (
      select * from analytics_quarters
      where agent_id = ${agentId} and quarter < (select until from progress)
        and quarter not in (select quarter from stale)
    ), uncounted as materialized (
      select begins as day_begins, greatest(begins, until) as begins, ends from ${table} cross join progress
      where ends > until
      union all
      select begins, quarter, quarter + interval '15 minutes'
      from ${table} cross join progress join stale on quarter >= begins and quarter < ends and quarter < until
    )`
}

/** The visitor message of a row of `messages`, or the one that it answers, as a query of its `content`. */
export function questionOf(message: SQL): SQL {
  return sql`
    select content from messages as asked
    where asked.conversation_id = ${message}.conversation_id and asked.id <= ${message}.id
      and asked.sender_type = 'visitor'
    order by asked.id desc
    limit 1`
}

/**
 * The number of an agent's refusals, as an SQL expression. Very recent changes to counted quarter hours may be missing.
 */
export function refusalsSince(agentId: SQL, since: SQL): SQL {
  return sql`(
    select coalesce(sum(refusals), 0) from analytics_quarters where agent_id = ${agentId} and quarter >= ${since}
  ) + (
    select count(*) from messages
    where agent_id = ${agentId} and is_test = false and reply_kind = 'refusal'
      and created_at >= greatest(${since}, (select counted_until from analytics_progress))
  )`
}
