import { eq, sql } from 'drizzle-orm'
import { notFound } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents, lockOwnAgent } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { findOwnConversation } from './find-own-conversation.ts'
import { conversations } from './tables.ts'

/** Deletes a conversation with its messages and turns, and counts it no more. */
export async function deleteConversation(
  platform: Platform,
  owner: Owner,
  conversationId: number,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const { agentId } = await findOwnConversation(transaction, owner, conversationId)
    await lockOwnAgent(transaction, owner, agentId)
    const [deleted] = await transaction
      .delete(conversations)
      .where(eq(conversations.id, conversationId))
      .returning({ isTest: conversations.isTest })
    if (!deleted) throw notFound('Conversation')
    if (deleted.isTest) return
    await transaction
      .update(agents)
      .set({ conversationCount: sql`greatest(${agents.conversationCount} - 1, 0)` })
      .where(eq(agents.id, agentId))
  })
}
