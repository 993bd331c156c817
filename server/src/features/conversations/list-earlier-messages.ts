import { and, desc, eq, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { type MessageRow, messages } from './tables.ts'

export type EarlierMessage = Pick<MessageRow, 'id' | 'senderType' | 'content'>

/** The last messages before one of a conversation, oldest first. */
export async function listEarlierMessages(
  database: Queryable,
  before: { conversationId: number; messageId: number },
  limit: number,
): Promise<EarlierMessage[]> {
  const rows = await database
    .select({ id: messages.id, senderType: messages.senderType, content: messages.content })
    .from(messages)
    .where(and(eq(messages.conversationId, before.conversationId), lt(messages.id, before.messageId)))
    .orderBy(desc(messages.id))
    .limit(limit)
  return rows.reverse()
}
