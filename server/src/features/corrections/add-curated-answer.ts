import type { CuratedAnswer, CuratedAnswerInput } from '@parleykit/contract/corrections'
import type { Platform } from '../../platform/platform.ts'
import { lockOwnAgent } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { findSameQuestion } from './find-same-question.ts'
import { sameQuestionError } from './same-question-error.ts'
import { storeCuratedAnswer } from './store-curated-answer.ts'
import { toCuratedAnswer } from './to-curated-answer.ts'

/** Writes the answer to a question; `already_exists` where one that asks the same has one. */
export async function addCuratedAnswer(
  platform: Platform,
  owner: Owner,
  agentId: number,
  input: CuratedAnswerInput,
): Promise<CuratedAnswer> {
  const question = input.question.trim()
  return platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const same = await findSameQuestion(platform, transaction, agent, question)
    if (same) throw sameQuestionError(same)
    const given = { agentId, messageId: null, question, answer: input.answer, createdAt: platform.clock() }
    return toCuratedAnswer(await storeCuratedAnswer(transaction, given), null)
  })
}
