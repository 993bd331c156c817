import { eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { curatedAnswers } from './tables.ts'

/** Whether an agent still has any curated answer. */
export async function hasCuratedAnswers(database: Queryable, agentId: number): Promise<boolean> {
  const [answer] = await database
    .select({ id: curatedAnswers.id })
    .from(curatedAnswers)
    .where(eq(curatedAnswers.agentId, agentId))
    .limit(1)
  return answer !== undefined
}
