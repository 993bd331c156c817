import { asc, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { evalQuestions } from './tables.ts'

/** The questions that an agent is checked with, in order. */
export async function listEvalQuestions(database: Queryable, agentId: number): Promise<string[]> {
  const rows = await database
    .select({ question: evalQuestions.question })
    .from(evalQuestions)
    .where(eq(evalQuestions.agentId, agentId))
    .orderBy(asc(evalQuestions.position))
  return rows.map(({ question }) => question)
}
