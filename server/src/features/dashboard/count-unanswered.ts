import { needsShown } from '@parleykit/contract/limits'
import { sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AnalyticsPeriod, listUnansweredQuestions, startOfDay } from '../analytics/index.ts'

/** As far back as the Analytics tab looks unless somebody chooses. */
const days = 30

/**
 * How many unanswered questions the Analytics tab shows of each agent, by the agent's id: of the few that refused most,
 * since comparing questions with one another takes its time.
 */
export async function countUnanswered(
  { reads, clock }: Platform,
  agentIds: readonly number[],
  timeZone: string,
): Promise<ReadonlyMap<number, number>> {
  const ofAgent = (agentId: number): AnalyticsPeriod => ({ agentId, days, timeZone, now: clock() })
  return reads.run((database) => count(database, agentIds, ofAgent))
}

async function count(
  database: Queryable,
  agentIds: readonly number[],
  ofAgent: (agentId: number) => AnalyticsPeriod,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select asked.id from unnest(${sql.param([...agentIds])}::bigint[]) as asked (id) cross join lateral (
      select count(*) as refused from messages
      where agent_id = asked.id and sender_type = 'visitor' and not is_test
        and created_at >= ${startOfDay(ofAgent(0), days - 1)} and outcome = 'refusal'
    ) as counted
    where refused > 0 order by refused desc, asked.id limit ${needsShown}`)
  const counts = new Map<number, number>()
  for (const { id } of rows) {
    const groups = await listUnansweredQuestions(database, ofAgent(Number(id)))
    counts.set(Number(id), groups.length)
  }
  return counts
}
