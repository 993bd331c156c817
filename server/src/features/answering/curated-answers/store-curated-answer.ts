import { curatedAnswersMax } from '@parleykit/contract/answering/curated-answers/limits'
import { count, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { invalidateCuratedAnswers } from './invalidate-curated-answers.ts'
import { type CuratedAnswerRow, curatedAnswers } from './tables.ts'

export interface NewCuratedAnswer {
  readonly agentId: number
  readonly messageId: number | null
  /** The corrected message, if this is another wording of its question. */
  readonly wordingOfId?: number
  readonly question: string
  readonly answer: string
  readonly createdAt: Date
}

/** Stores an answer, or changes the one of the same message. The caller's transaction has locked the agent's row. */
export async function storeCuratedAnswer(
  transaction: Transaction,
  given: NewCuratedAnswer,
): Promise<CuratedAnswerRow> {
  const unchecked = { checkedVersion: null, checkFailure: null, checkNote: null }
  const [stored] = await transaction
    .insert(curatedAnswers)
    .values(given)
    .onConflictDoUpdate({ target: curatedAnswers.messageId, set: { answer: given.answer, ...unchecked } })
    .returning()
  if (!stored) throw new Error('The database returned no curated answer')
  const [all] = await transaction
    .select({ count: count() })
    .from(curatedAnswers)
    .where(eq(curatedAnswers.agentId, given.agentId))
  if (all && all.count > curatedAnswersMax) {
    throw new DomainError(
      'validation_failed',
      `An agent can have up to ${curatedAnswersMax.toLocaleString('en-US')} curated answers. Add the rest to its knowledge.`,
    )
  }
  await invalidateCuratedAnswers(transaction, given.agentId)
  return stored
}
