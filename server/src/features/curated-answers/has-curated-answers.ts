import { eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { curatedAnswers } from './tables.ts'

/** Whether the owner has written any answer of an agent that is there still. */
export async function hasCuratedAnswers(database: Queryable, agentId: number): Promise<boolean> {
  const [answer] = await database
    .select({ id: curatedAnswers.id })
    .from(curatedAnswers)
    .where(eq(curatedAnswers.agentId, agentId))
    .limit(1)
  return answer !== undefined
}
