import type { ChatSource } from '@parleykit/contract/chat'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { questionKey } from './core/question-key.ts'
import { conversations, type MessageRow, messages, type ReplyKind } from './tables.ts'

export interface NewMessage {
  readonly conversationId: number
  readonly agentId: number
  readonly isTest: boolean
  readonly senderType: 'visitor' | 'agent'
  readonly content: string
  readonly replyKind: ReplyKind | null
  readonly sources: ChatSource[]
  readonly createdAt: Date
}

/** Adds a message to its conversation as a piece of the caller's transaction. */
export async function appendMessage(transaction: Transaction, message: NewMessage): Promise<MessageRow> {
  const key = message.senderType === 'visitor' ? questionKey(message.content) : null
  const [stored] = await transaction
    .insert(messages)
    .values({ ...message, questionKey: key })
    .returning()
  if (!stored) throw new Error('The database returned no message')
  await transaction
    .update(conversations)
    .set({ messageCount: sql`${conversations.messageCount} + 1`, lastMessageAt: message.createdAt })
    .where(eq(conversations.id, message.conversationId))
  return stored
}
