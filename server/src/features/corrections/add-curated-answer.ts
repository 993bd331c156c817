import type { CuratedAnswer, CuratedAnswerInput } from '@parleykit/contract/corrections'
import { and, eq } from 'drizzle-orm'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockOwnAgent } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { storeCuratedAnswer } from './store-curated-answer.ts'
import { curatedAnswers } from './tables.ts'
import { toCuratedAnswer } from './to-curated-answer.ts'

/** Writes the answer to a question; `already_exists` where that very question has one. */
export async function addCuratedAnswer(
  platform: Platform,
  owner: Owner,
  agentId: number,
  input: CuratedAnswerInput,
): Promise<CuratedAnswer> {
  const question = input.question.trim()
  return platform.database.transaction(async (transaction) => {
    await lockOwnAgent(transaction, owner, agentId)
    const [same] = await transaction
      .select({ id: curatedAnswers.id })
      .from(curatedAnswers)
      .where(and(eq(curatedAnswers.agentId, agentId), eq(curatedAnswers.question, question)))
      .limit(1)
    if (same) throw new ApiError('already_exists', 'This question has an answer already: edit that one.')
    const given = { agentId, messageId: null, question, answer: input.answer, createdAt: platform.clock() }
    return toCuratedAnswer(await storeCuratedAnswer(transaction, given), null)
  })
}
