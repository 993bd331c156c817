import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { type ConversationRow, conversations } from './tables.ts'

const newest = 50

/** A visitor's own conversations with an agent, newest first. */
export function listVisitorConversations(
  database: Queryable,
  visitor: { agentId: number; visitorId: string; isTest: boolean },
): Promise<ConversationRow[]> {
  return database
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.agentId, visitor.agentId),
        eq(conversations.visitorId, visitor.visitorId),
        eq(conversations.isTest, visitor.isTest),
      ),
    )
    .orderBy(desc(conversations.id))
    .limit(newest)
}
