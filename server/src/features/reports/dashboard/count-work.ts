import { needsShown } from '@parleykit/contract/reports/dashboard/limits'
import { type SQL, sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isDoubtful } from '../../conversations/index.ts'
import {
  type AnalyticsPeriod,
  countDislikedAnswers,
  listUnansweredQuestions,
  refusalsSince,
  startOfDay,
} from '../analytics/index.ts'

/** The default period of the Analytics tab. */
const days = 30

/** By agent ID. */
type Counts = ReadonlyMap<number, number>

export interface WorkCounts {
  readonly unanswered: Counts
  readonly disliked: Counts
}

/**
 * How many unanswered questions and disliked answers the Analytics tab shows for each agent. Only the few agents with
 * the most are counted, since comparing questions takes time.
 */
export async function countWork(
  { readRouter, clock }: Platform,
  { agentIds, timeZone }: { readonly agentIds: readonly number[]; readonly timeZone: string },
): Promise<WorkCounts> {
  const ofAgent = (agentId: number): AnalyticsPeriod => ({ agentId, days, timeZone, now: clock() })
  const since = startOfDay(ofAgent(0), days - 1)
  const refused = refusalsSince(sql`asked.id`, since)
  const disliked = sql`(
    select count(*) from messages
    where agent_id = asked.id and created_at >= ${since} and ${isDoubtful} and thumb = 'down'
  )`
  return readRouter.run(async (database) => {
    const ofMost = async (many: SQL, countOf: (period: AnalyticsPeriod) => Promise<number>) => {
      const counts = new Map<number, number>()
      for (const id of await withMost(database, agentIds, many)) counts.set(id, await countOf(ofAgent(id)))
      return counts
    }
    return {
      unanswered: await ofMost(
        refused,
        async (period) => (await listUnansweredQuestions(database, period)).groups.length,
      ),
      disliked: await ofMost(disliked, (period) => countDislikedAnswers(database, period)),
    }
  })
}

/** @param many a count expression over `asked.id` */
async function withMost(database: Queryable, agentIds: readonly number[], many: SQL): Promise<number[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select asked.id from unnest(${sql.param([...agentIds])}::bigint[]) as asked (id) cross join lateral (
      select ${many} as many
    ) as counted
    where many > 0 order by many desc, asked.id limit ${needsShown}`)
  return rows.map(({ id }) => Number(id))
}
