import { curatedQuestionMax } from '@parleykit/contract/limits'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Owner } from '../auth/index.ts'
import { listEarlierQuestions, type MessageRow, messages } from '../conversations/index.ts'
import type { CorrectionHooks } from './correction-hooks.ts'
import { findOwnMessage } from './find-own-message.ts'
import { storeCuratedAnswer } from './store-curated-answer.ts'

/** The question that a message answers, and those that it may lean on. */
const questionsRead = 4

/** Puts an agent's message right; its question, completed by those it leans on, gets the new text from now on. */
export async function correctMessage(
  platform: Platform,
  owner: Owner,
  correction: { messageId: number; content: string },
  hooks: CorrectionHooks,
): Promise<MessageRow> {
  const { messageId, content } = correction
  return platform.database.transaction(async (transaction) => {
    const message = await findOwnMessage(transaction, owner, messageId)
    const question = await questionBefore(transaction, message, hooks)
    if (question !== null) {
      const { agentId } = message
      const createdAt = platform.clock()
      await storeCuratedAnswer(transaction, { agentId, messageId, question, answer: content, createdAt })
    }
    const [corrected] = await transaction
      .update(messages)
      .set({ content, originalContent: message.originalContent ?? message.content, status: 'corrected' })
      .where(eq(messages.id, messageId))
      .returning()
    return corrected ?? message
  })
}

async function questionBefore(
  transaction: Transaction,
  { id: messageId, conversationId }: MessageRow,
  hooks: CorrectionHooks,
): Promise<string | null> {
  const asked = await listEarlierQuestions(transaction, { conversationId, messageId }, questionsRead)
  const question = asked.at(-1)
  if (question === undefined) return null
  const context = hooks.contextOf(question, asked.slice(0, -1))
  return `${context} ${question}`.trim().slice(-curatedQuestionMax).toWellFormed()
}
