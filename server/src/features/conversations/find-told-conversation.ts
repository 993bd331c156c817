import { and, desc, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { conversations, messages } from './base/tables.ts'

/**
 * The id of a visitor's newest conversation, if the last thing that was said in it is what the caller tells of; else
 * null. It is where the owner reads on, and proves nothing.
 */
export async function findToldConversation(
  database: Database,
  visitor: { readonly agentId: number; readonly visitorId: string },
  lastReply: string,
): Promise<number | null> {
  const [newest] = await database
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.agentId, visitor.agentId),
        eq(conversations.visitorId, visitor.visitorId),
        eq(conversations.isTest, false),
      ),
    )
    .orderBy(desc(conversations.id))
    .limit(1)
  if (!newest) return null
  const [last] = await database
    .select()
    .from(messages)
    .where(eq(messages.conversationId, newest.id))
    .orderBy(desc(messages.id))
    .limit(1)
  const said = last?.senderType === 'agent' ? [last.content, last.originalContent ?? ''] : []
  return said.some((text) => text.trim() === lastReply.trim()) ? newest.id : null
}
