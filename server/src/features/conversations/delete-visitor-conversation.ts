import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { conversations } from './base/tables.ts'
import { deleteConversationBatch } from './delete-conversation-batch.ts'
import { readableByVisitor } from './readable-by-visitor.ts'
import type { VisitorContext } from './visitors/index.ts'

/** Deletes one of a visitor's own conversations for good. Throws `not_found` for those of others too. */
export async function deleteVisitorConversation(
  { platform, visitor }: VisitorContext,
  conversationId: number,
): Promise<void> {
  const { agent } = visitor
  await platform.database.transaction(async (transaction) => {
    const own = and(eq(conversations.id, conversationId), readableByVisitor(visitor))
    if ((await deleteConversationBatch(transaction, { agentId: agent.id, condition: own, limit: 1 })) === 0) {
      throw notFound('Conversation')
    }
  })
  notifyOwner(platform, agent.ownerId, { topic: 'conversations', agentId: agent.id })
}
