import type { ActionFigures } from '@parleykit/contract/reports/analytics/analytics'
import { sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { type AnalyticsPeriod, startOfDay } from './queries.ts'

/** What became of each action's runs in a period, most used first. Forms that were never sent aren't counted. */
export async function listActionFigures(
  database: Queryable,
  period: AnalyticsPeriod,
): Promise<ActionFigures[]> {
  const { agentId, days } = period
  const { rows } = await database.execute<Record<keyof ActionFigures, unknown> & { name: string }>(sql`
    with told as (
      select run.action_id, run.milliseconds, case
        when run.state in ('email', 'code', 'form', 'confirm') then 'failed'
        when run.state = 'declined' then 'cancelled'
        else run.state end as outcome
      from action_runs as run join conversations as held on held.id = run.conversation_id and not held.is_test
      where run.agent_id = ${agentId} and run.changed_at >= ${startOfDay(period, days - 1)}
        and (run.state not in ('email', 'code', 'form', 'confirm') or run.fault is not null)
    )
    select action.id as "actionId", action.name as name,
      count(*) filter (where outcome in ('done', 'failed', 'unknown')) as uses,
      count(*) filter (where outcome = 'done') as succeeded,
      count(*) filter (where outcome = 'failed') as failed,
      count(*) filter (where outcome = 'unknown') as unknown,
      count(*) filter (where outcome = 'cancelled') as cancelled,
      count(*) filter (where outcome in ('waiting', 'running')) as waiting,
      percentile_disc(0.5) within group (order by milliseconds) as "medianMs"
    from actions as action left join told on told.action_id = action.id
    where action.agent_id = ${agentId}
    group by action.id, action.name
    order by uses desc, action.id`)
  return rows.map(({ name, medianMs, ...counts }) => ({
    name,
    actionId: Number(counts.actionId),
    uses: Number(counts.uses),
    succeeded: Number(counts.succeeded),
    failed: Number(counts.failed),
    unknown: Number(counts.unknown),
    cancelled: Number(counts.cancelled),
    waiting: Number(counts.waiting),
    medianMs: medianMs === null ? null : Number(medianMs),
  }))
}
