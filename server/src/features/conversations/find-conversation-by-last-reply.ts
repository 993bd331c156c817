import { and, desc, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { conversations, messages } from './base/tables.ts'

/**
 * The id of a visitor's newest conversation if its last message is the reply that the caller sends; otherwise null. It
 * only decides where the owner sees the next messages, and proves nothing.
 */
export async function findConversationByLastReply(
  database: Database,
  {
    visitor,
    lastReply,
  }: {
    readonly visitor: { readonly agentId: number; readonly visitorId: string }
    readonly lastReply: string
  },
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
