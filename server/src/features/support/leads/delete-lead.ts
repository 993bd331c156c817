import { and, eq, sql } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { findOwnAgent, lockAgent } from '../../agents/index.ts'
import { conversations, findOwnConversation } from '../../conversations/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { deleteWebhookEvents } from '../../webhooks/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../../workspaces/index.ts'
import { leads } from './tables.ts'

/** Deletes a lead of one of the owner's conversations, with its sent and pending webhook events. */
export async function deleteLead(
  ctx: ActorContext,
  { conversationId, leadId }: { readonly conversationId: number; readonly leadId: number },
): Promise<void> {
  const { platform, owner } = ctx
  const agentId = await platform.database.transaction(async (transaction) => {
    const { agentId } = await findOwnConversation({ database: transaction, owner }, conversationId)
    await lockAgent(transaction, { agentId })
    const agent = await findOwnAgent(transaction, owner, agentId)
    const own = eq(conversations.id, conversationId)
    await transaction.select({ id: conversations.id }).from(conversations).where(own).for('no key update')
    const removed = await transaction
      .delete(leads)
      .where(and(eq(leads.id, leadId), eq(leads.conversationId, conversationId)))
      .returning({ id: leads.id })
    if (removed.length === 0) throw notFound('Lead')
    await transaction
      .update(conversations)
      .set({ leadCount: sql`greatest(${conversations.leadCount} - 1, 0)` })
      .where(own)
    await deleteWebhookEvents(transaction, { type: 'lead.created', agentId, subject: String(leadId) })
    await recordAudit({ ...ctx, transaction }, { action: 'lead_deleted', agent })
    return agentId
  })
  notifyOwner(platform, owner.id, { topic: 'conversations', agentId })
  await recordWorkspaceEvent(ctx, { name: 'lead_deleted' })
}
