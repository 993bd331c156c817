import { sql } from '../../../platform/database/drizzle.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conversationCountSql } from '../../agents/index.ts'
import { precomputedFrom } from './queries.ts'
import { type Counting, storeQuestionLists } from './store-question-lists.ts'

/** Agents with fewer conversations are skipped, since they rarely have that many questions. */
const conversationsFrom = 1000

/** Finds agents that now get enough questions for precomputed lists, and computes the lists. */
export async function findHighVolumeAgents(platform: Counting): Promise<void> {
  await storeQuestionLists(platform, await listHighVolumeAgents(platform.database, platform.clock()))
}

/** Uses the counts per quarter hour, which may be an hour behind. */
async function listHighVolumeAgents(database: Database, now: Date): Promise<number[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select agents.id from agents cross join lateral (
      select sum(questions) as many from analytics_quarters
      where agent_id = agents.id and quarter >= ${now.toISOString()}::timestamptz - interval '90 days'
    ) as asked
    where ${conversationCountSql()} >= ${conversationsFrom} and many >= ${precomputedFrom}
      and not exists (select from analytics_question_lists where agent_id = agents.id)
    order by agents.id`)
  return rows.map(({ id }) => Number(id))
}
