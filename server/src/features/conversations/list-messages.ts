import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { type MessageRow, messages } from './tables.ts'

/** The messages of a conversation, oldest first. */
export function listMessages(database: Queryable, conversationId: number): Promise<MessageRow[]> {
  return database
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.id))
}
