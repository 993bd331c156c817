import type { CuratedAnswer, CuratedAnswerInput } from '@parleykit/contract/corrections'
import { and, eq } from 'drizzle-orm'
import { notFound } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockOwnAgent } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { messages } from '../conversations/index.ts'
import { noteCuratedChange } from './note-curated-change.ts'
import { curatedAnswers } from './tables.ts'
import { toCuratedAnswer } from './to-curated-answer.ts'

/** Changes a curated answer, and the message that it came from. The next training checks it anew. */
export async function updateCuratedAnswer(
  platform: Platform,
  owner: Owner,
  of: { agentId: number; answerId: number },
  { question, answer }: CuratedAnswerInput,
): Promise<CuratedAnswer> {
  return platform.database.transaction(async (transaction) => {
    await lockOwnAgent(transaction, owner, of.agentId)
    const [changed] = await transaction
      .update(curatedAnswers)
      .set({ question: question.trim(), answer, checkedVersion: null, checkFailure: null, checkNote: null })
      .where(and(eq(curatedAnswers.id, of.answerId), eq(curatedAnswers.agentId, of.agentId)))
      .returning()
    if (!changed) throw notFound('Curated answer')
    await noteCuratedChange(transaction, of.agentId)
    if (changed.messageId === null) return toCuratedAnswer(changed, null)
    const [message] = await transaction
      .update(messages)
      .set({ content: answer })
      .where(eq(messages.id, changed.messageId))
      .returning({ conversationId: messages.conversationId })
    return toCuratedAnswer(changed, message?.conversationId ?? null)
  })
}
