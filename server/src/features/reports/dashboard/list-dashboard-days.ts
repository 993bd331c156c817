import { type DashboardDay, dashboardDays } from '@parleykit/contract/reports/dashboard/dashboard'
import { sql } from '../../../platform/database/drizzle.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { localDate } from '../analytics/index.ts'

/** Visitor activity for all of an owner's agents on each of the last local days, oldest first, without tests. */
export async function listDashboardDays(
  { platform: { database, clock }, owner }: OwnerContext,
  timeZone: string,
): Promise<DashboardDay[]> {
  const today = localDate({ now: clock(), timeZone }, 0)
  // Each day of each agent is one range of the conversations index.
  const { rows } = await database.execute<{ date: string; agents: number; conversations: number }>(sql`
    with calendar as materialized (
      select day,
        day::timestamp at time zone ${timeZone}::text as begins,
        (day + 1)::timestamp at time zone ${timeZone}::text as ends
      from (select ${today} - ago as day from generate_series(0, ${dashboardDays - 1}::integer) as ago) as dates
    )
    select to_char(day, 'YYYY-MM-DD') as date,
      (count(*) filter (where begun.conversations > 0))::integer as agents,
      coalesce(sum(begun.conversations), 0)::integer as conversations
    from calendar left join lateral (
      select (
        select count(*) from conversations
        where agent_id = agents.id and is_test = false and started_at >= begins and started_at < ends
      ) as conversations
      from agents where owner_id = ${owner.id}
    ) as begun on true
    group by day order by day`)
  return rows.map(({ date, agents, conversations }) => ({ date, agents, conversations }))
}
