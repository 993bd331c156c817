import { and, desc, eq, exists, inArray, lt, sql } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { alias } from '../../platform/database/pg-core.ts'
import { lockAgent } from '../agents/index.ts'
import { conversations, messages, visitorPictures } from '../conversations/index.ts'
import { type OpenTurn, turns } from './base/tables.ts'

const question = alias(messages, 'question')

/** Deletes the message right before a turn's question if it is the same question and its answer failed. Its pictures stay with the question. */
export async function replaceFailedQuestion(database: Database, turn: OpenTurn): Promise<void> {
  const { agentId, conversationId, questionId } = turn
  await database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId })
    const one = eq(conversations.id, conversationId)
    await transaction.select({ id: conversations.id }).from(conversations).where(one).for('no key update')
    const [before] = await transaction
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.conversationId, conversationId), lt(messages.id, questionId)))
      .orderBy(desc(messages.id))
      .limit(1)
    if (!before) return
    const same = transaction
      .select({ id: question.id })
      .from(question)
      .where(and(eq(question.id, questionId), eq(question.content, messages.content)))
    const failed = transaction
      .select({ id: turns.id })
      .from(turns)
      .where(and(eq(turns.questionId, messages.id), eq(turns.state, 'failed')))
    const isReplaced = and(eq(messages.id, before.id), exists(same), exists(failed))
    const replaced = transaction.select({ id: messages.id }).from(messages).where(isReplaced)
    await transaction
      .update(visitorPictures)
      .set({ messageId: questionId })
      .where(inArray(visitorPictures.messageId, replaced))
    const deleted = await transaction.delete(messages).where(isReplaced).returning({ id: messages.id })
    if (deleted.length === 0) return
    const messageCount = sql`${conversations.messageCount} - 1`
    await transaction.update(conversations).set({ messageCount }).where(one)
  })
}
