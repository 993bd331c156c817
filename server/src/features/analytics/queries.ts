import type { AnalyticsDays } from '@parleykit/contract/analytics-period'
import { type SQL, sql } from '../../platform/database/drizzle.ts'

/** Of the lists that are worked off. */
export const groupsShown = 50
/** Questions of a period from which on its lists are counted beforehand; fewer are counted in some 20 ms. */
export const countedFrom = 25_000
/** Of what was asked most. */
export const topShown = 10
/** Questions of each kind that these compare with one another: the newest ones. */
export const comparedMax = 1000

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

/** When the quarter of an hour began in which that was. */
export function quarterOf(instant: SQL): SQL {
  return sql`date_bin('15 minutes', ${instant}, timestamptz '2000-01-01 00:00Z')`
}

/** What is counted of messages, as columns named like those of `analytics_quarters`. */
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
 * What is counted beforehand of a period's agent between two instants, as tables of a statement: `counted` (counts of
 * quarters, which stand) and `uncounted` (stretches of which the messages are counted themselves, each within a row of
 * `days`). All is told by one statement, so nothing is counted twice or not at all while counts are folded.
 * @param days name of a table with `begins` and `ends`, in which the stretches are to lie
 */
export function countedAndNot(agentId: number, days: 'calendar'): SQL {
  const table = sql.identifier(days)
  // Never nearer than they are folded, though the clock of the database was put back.
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

/** The visitor's message that a row of `messages` is, or else answers, as a query of its `content`. */
export function questionOf(message: SQL): SQL {
  return sql`
    select content from messages as asked
    where asked.conversation_id = ${message}.conversation_id and asked.id <= ${message}.id
      and asked.sender_type = 'visitor'
    order by asked.id desc
    limit 1`
}

/**
 * How many replies of an agent were refusals, as an expression of a statement; what changed lately in what is counted may be
 * missing.
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
