import { eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { findOwnAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../workspaces/index.ts'
import { conversations } from './base/tables.ts'
import { deleteConversationBatch } from './delete-conversation-batch.ts'
import { findOwnConversation } from './find-own-conversation.ts'

/** Deletes a conversation with its messages and turns, and removes it from the counts. */
export async function deleteConversation(ctx: ActorContext, conversationId: number): Promise<void> {
  const { platform, owner } = ctx
  await platform.database.transaction(async (transaction) => {
    const { agentId } = await findOwnConversation({ database: transaction, owner }, conversationId)
    const removed = await deleteConversationBatch(transaction, {
      agentId,
      condition: eq(conversations.id, conversationId),
      limit: 1,
    })
    if (removed === 0) throw notFound('Conversation')
    const agent = await findOwnAgent(transaction, owner, agentId)
    const subject = { kind: 'conversation', id: conversationId } as const
    await recordAudit({ ...ctx, transaction }, { action: 'conversation_deleted', agent, subject })
  })
  notifyOwner(platform, owner.id, { topic: 'conversations' })
  await recordWorkspaceEvent(ctx, { name: 'conversation_deleted' })
}
