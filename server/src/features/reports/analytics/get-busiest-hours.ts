import type { BusiestHours } from '@parleykit/contract/reports/analytics/analytics'
import { sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { type AnalyticsPeriod, countedAndNot, quarterOf, startOfDay } from './queries.ts'

/** How many questions visitors asked, by local weekday (Monday first) and hour. */
export async function getBusiestHours(database: Queryable, period: AnalyticsPeriod): Promise<BusiestHours> {
  const { agentId, days, timeZone } = period
  // Every zone's offset is a multiple of a quarter hour, so only a few instants are converted to local time.
  const { rows } = await database.execute<{ weekday: number; hour: number; questions: number }>(sql`
    with calendar as materialized (
      select ${startOfDay(period, days - 1)} as begins, 'infinity'::timestamptz as ends
    ), ${countedAndNot(agentId, 'calendar')}, asked as (
      select quarter, questions as many from counted where quarter >= (select begins from calendar)
      union all
      select ${quarterOf(sql`created_at`)}, count(*)
      from uncounted join messages on created_at >= begins and created_at < ends
      where agent_id = ${agentId} and sender_type = 'visitor' and not is_test
      group by 1
    ), asked_locally as (
      select quarter at time zone ${timeZone}::text as clock, many from asked
    )
    select extract(isodow from clock)::integer as weekday,
      extract(hour from clock)::integer as hour,
      sum(many)::integer as questions
    from asked_locally
    group by 1, 2`)
  const questions = Array.from({ length: 7 }, () => Array<number>(24).fill(0))
  for (const row of rows) questions[row.weekday - 1]?.splice(row.hour, 1, row.questions)
  return { questions }
}
