import type { CuratedAnswerInput } from '@parleykit/contract/answering/curated-answers/curated-answers'
import type { Transaction } from '../../../platform/database/index.ts'
import { invalidateCuratedAnswers } from './invalidate-curated-answers.ts'
import { curatedAnswers } from './tables.ts'

const rowsAtOnce = 500

/** Adds the first curated answers of an agent that the caller's transaction has created, up to the maximum. */
export async function importCuratedAnswers(
  transaction: Transaction,
  {
    agentId,
    answers,
    createdAt,
  }: { readonly agentId: number; readonly answers: readonly CuratedAnswerInput[]; readonly createdAt: Date },
): Promise<void> {
  for (let at = 0; at < answers.length; at += rowsAtOnce) {
    const rows = answers.slice(at, at + rowsAtOnce)
    await transaction
      .insert(curatedAnswers)
      .values(rows.map(({ question, answer }) => ({ agentId, question, answer, createdAt })))
  }
  if (answers.length > 0) await invalidateCuratedAnswers(transaction, agentId)
}
