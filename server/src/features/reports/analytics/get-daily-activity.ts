import type { DailyActivity } from '@parleykit/contract/reports/analytics/analytics'
import { sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { type DayCounts, sumDays } from './core/sum-days.ts'
import { type AnalyticsPeriod, countedAndNot, countMessages, localDate } from './queries.ts'

/** Activity on each local day of the period, and in the whole previous period. */
export async function getDailyActivity(database: Queryable, period: AnalyticsPeriod): Promise<DailyActivity> {
  const { agentId, days, timeZone } = period
  // Counting each day's index range is several times faster than grouping all rows by day.
  const { rows } = await database.execute<DayCounts>(sql`
    with calendar as materialized (
      select day,
        day::timestamp at time zone ${timeZone}::text as begins,
        (day + 1)::timestamp at time zone ${timeZone}::text as ends
      from (
        select ${localDate(period, 0)} - ago as day
        from generate_series(0, ${2 * days - 1}::integer) as ago
      ) as dates
    ), ${countedAndNot(agentId, 'calendar')}, counts as (
      select calendar.begins, of_day.* from calendar cross join lateral (
        select sum(conversations) as conversations, sum(messages) as messages, sum(answers) as answers,
          sum(refusals) as refusals, sum(suggestions_shown) as suggestions_shown,
          sum(suggestions_taken) as suggestions_taken, sum(thumbs_up) as thumbs_up, sum(thumbs_down) as thumbs_down
        from counted where quarter >= begins and quarter < ends
      ) as of_day
      union all
      select day_begins, begun.conversations, messages, answers, refusals, suggestions_shown, suggestions_taken,
        thumbs_up, thumbs_down
      from uncounted cross join lateral (
        select ${countMessages} from messages
        where agent_id = ${agentId} and is_test = false and created_at >= begins and created_at < ends
      ) as said cross join lateral (
        select count(*) as conversations from conversations
        where agent_id = ${agentId} and is_test = false and started_at >= begins and started_at < ends
      ) as begun
    )
    select to_char(day, 'YYYY-MM-DD') as date,
      coalesce(sum(conversations), 0)::integer as conversations,
      coalesce(sum(messages), 0)::integer as messages,
      coalesce(sum(answers), 0)::integer as answers,
      coalesce(sum(refusals), 0)::integer as refusals,
      coalesce(sum(suggestions_shown), 0)::integer as "suggestionsShown",
      coalesce(sum(suggestions_taken), 0)::integer as "suggestionsTaken",
      coalesce(sum(thumbs_up), 0)::integer as "thumbsUp",
      coalesce(sum(thumbs_down), 0)::integer as "thumbsDown"
    from calendar join counts using (begins)
    group by day
    order by day`)
  const shown = rows.slice(days)
  return { days: shown, totals: sumDays(shown), previous: sumDays(rows.slice(0, days)) }
}
