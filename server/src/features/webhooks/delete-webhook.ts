import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { type ActorContext, recordWorkspaceEvent } from '../workspaces/index.ts'
import { webhooks } from './base/tables.ts'
import { hostOf } from './core/host-of.ts'

/** Deletes a webhook with its log and pending deliveries. */
export async function deleteWebhook(
  ctx: ActorContext,
  { id: agentId, webhookId }: { readonly id: number; readonly webhookId: number },
): Promise<void> {
  const { platform, owner } = ctx
  const deleted = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const [row] = await transaction
      .delete(webhooks)
      .where(and(eq(webhooks.id, webhookId), eq(webhooks.agentId, agentId)))
      .returning()
    if (!row) throw notFound('Webhook')
    const subject = { kind: 'webhook', id: row.id, name: hostOf(row.url) } as const
    await recordAudit({ ...ctx, transaction }, { action: 'webhook_deleted', agent, subject })
    return row
  })
  notifyOwner(platform, owner.id, { topic: 'webhooks', agentId })
  await recordWorkspaceEvent(ctx, { name: 'webhook_deleted', subject: hostOf(deleted.url) })
}
