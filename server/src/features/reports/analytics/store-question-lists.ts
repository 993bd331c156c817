import { sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { computeQuestionLists } from './compute-question-lists.ts'
import { precomputedFrom } from './queries.ts'

/** After this time, a run starts no other agent, in milliseconds. */
const roundMs = 60_000

export type Counting = Pick<Platform, 'database' | 'readRouter' | 'clock'>

/**
 * Counts the lists of agents in this order and stores those of periods with very many questions. A failure doesn't stop
 * the others; the first error is thrown at the end.
 */
export async function storeQuestionLists(platform: Counting, agentIds: readonly number[]): Promise<void> {
  const begun = performance.now()
  const failures: unknown[] = []
  for (const agentId of agentIds) {
    if (performance.now() - begun > roundMs) break
    await storeListsOf(platform, agentId).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

async function storeListsOf({ database, readRouter, clock }: Counting, agentId: number): Promise<void> {
  const begun = performance.now()
  const countedAt = clock()
  const lists = await readRouter.run((reading) => computeQuestionLists(reading, { agentId, now: countedAt }))
  const tookMs = Math.ceil(performance.now() - begun)
  const many = lists.filter(({ questions }) => questions >= precomputedFrom)
  await database.transaction(async (transaction) => {
    // Concurrent deletions of the agent wait, or it is gone already.
    const { rows } = await transaction.execute(sql`select from agents where id = ${agentId} for key share`)
    await transaction.execute(sql`delete from analytics_question_lists where agent_id = ${agentId}`)
    if (rows.length === 0) return
    for (const { days, top, refused } of many)
      await transaction.execute(sql`
        insert into analytics_question_lists (agent_id, days, counted_at, took_ms, top, refused)
        values (${agentId}, ${days}, ${countedAt.toISOString()}, ${tookMs}, ${JSON.stringify(top)}::jsonb,
          ${JSON.stringify(refused)}::jsonb)`)
  })
}
