import type { DailyActivity } from '@parleykit/contract/analytics'
import { sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { type DayCounts, totalOf } from './core/total-of.ts'
import { type AnalyticsPeriod, localDate } from './queries.ts'

/** What happened on each local day of the period, and in all of the period before. */
export async function readDailyActivity(
  database: Queryable,
  period: AnalyticsPeriod,
): Promise<DailyActivity> {
  const { agentId, days, timeZone } = period
  // Counting each day's stretch of the index is several times as fast as grouping all rows by their day.
  const { rows } = await database.execute<DayCounts>(sql`
    with calendar as materialized (
      select day,
        day::timestamp at time zone ${timeZone}::text as begins,
        (day + 1)::timestamp at time zone ${timeZone}::text as ends
      from (
        select ${localDate(period, 0)} - ago as day
        from generate_series(0, ${2 * days - 1}::integer) as ago
      ) as dates
    )
    select to_char(day, 'YYYY-MM-DD') as date, said.*, begun.*
    from calendar cross join lateral (
      select count(*)::integer as messages,
        (count(*) filter (where reply_kind = 'answer'))::integer as answers,
        (count(*) filter (where reply_kind = 'refusal'))::integer as refusals,
        coalesce(sum(suggestion_count), 0)::integer as "suggestionsShown",
        (count(*) filter (where is_suggested))::integer as "suggestionsTaken",
        (count(*) filter (where thumb = 'up'))::integer as "thumbsUp",
        (count(*) filter (where thumb = 'down'))::integer as "thumbsDown"
      from messages
      where agent_id = ${agentId} and is_test = false and created_at >= begins and created_at < ends
    ) as said cross join lateral (
      select count(*)::integer as conversations
      from conversations
      where agent_id = ${agentId} and is_test = false and started_at >= begins and started_at < ends
    ) as begun
    order by day`)
  const shown = rows.slice(days)
  return { days: shown, totals: totalOf(shown), previous: totalOf(rows.slice(0, days)) }
}
