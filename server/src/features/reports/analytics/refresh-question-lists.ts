import { sql } from '../../../platform/database/drizzle.ts'
import type { Database } from '../../../platform/database/index.ts'
import { type Counting, storeQuestionLists } from './store-question-lists.ts'

/** Lists are recounted when their age is this multiple of the counting time: about 1% of a CPU per agent. */
const refreshCostFactor = 100
const minutesMin = 5

/** Recounts the question lists that are due, oldest first. */
export async function refreshQuestionLists(platform: Counting): Promise<void> {
  await storeQuestionLists(platform, await listDue(platform.database, platform.clock()))
}

async function listDue(database: Database, now: Date): Promise<number[]> {
  const { rows } = await database.execute<{ agent_id: string }>(sql`
    select agent_id from analytics_question_lists
    where counted_at <= ${now.toISOString()}::timestamptz - greatest(
      make_interval(mins => ${minutesMin}), took_ms * ${refreshCostFactor} * interval '1 millisecond')
    group by agent_id
    order by min(counted_at), agent_id`)
  return rows.map(({ agent_id }) => Number(agent_id))
}
