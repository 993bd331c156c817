import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/http/index.ts'
import { type ConversationRow, conversations } from './tables.ts'

/** One of a visitor's own conversations with an agent; `not_found` also for those of others. */
export async function findVisitorConversation(
  database: Queryable,
  visitor: { agentId: number; visitorId: string },
  conversationId: number,
): Promise<ConversationRow> {
  const [conversation] = await database
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.id, conversationId),
        eq(conversations.agentId, visitor.agentId),
        eq(conversations.visitorId, visitor.visitorId),
      ),
    )
  if (!conversation) throw notFound('Conversation')
  return conversation
}
