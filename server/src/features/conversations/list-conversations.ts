import { and, desc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { type ConversationRow, conversations } from './tables.ts'

/** An agent's conversations with visitors, newest first; those of the playground and empty ones are left out. */
export function listConversations(
  database: Queryable,
  agentId: number,
  page: { page: number; pageSize: number },
): Promise<ConversationRow[]> {
  return database
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.agentId, agentId),
        eq(conversations.isTest, false),
        gt(conversations.messageCount, 0),
      ),
    )
    .orderBy(desc(conversations.id))
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
}
