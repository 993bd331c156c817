import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { checkQuestions } from './tables.ts'

/** The questions that an agent is checked with, in order. */
export async function listCheckQuestions(database: Queryable, agentId: number): Promise<string[]> {
  const rows = await database
    .select({ question: checkQuestions.question })
    .from(checkQuestions)
    .where(eq(checkQuestions.agentId, agentId))
    .orderBy(asc(checkQuestions.position))
  return rows.map(({ question }) => question)
}
