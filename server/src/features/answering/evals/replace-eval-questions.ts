import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { tidyQuestions } from './core/tidy-questions.ts'
import { evalQuestions } from './tables.ts'

/** Replaces the questions that an agent is checked with. The caller has locked the agent. */
export async function replaceEvalQuestions(
  transaction: Transaction,
  { agentId, questions }: { readonly agentId: number; readonly questions: readonly string[] },
): Promise<void> {
  await transaction.delete(evalQuestions).where(eq(evalQuestions.agentId, agentId))
  const rows = tidyQuestions(questions).map((question, position) => ({ agentId, position, question }))
  if (rows.length > 0) await transaction.insert(evalQuestions).values(rows)
}
