import { and, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../agents/index.ts'
import type { OwnerContext } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { type WebhookRow, webhooks } from './base/tables.ts'

/** Deletes a webhook with its log and pending deliveries. */
export async function deleteWebhook(
  { platform, owner }: OwnerContext,
  { id: agentId, webhookId }: { readonly id: number; readonly webhookId: number },
): Promise<WebhookRow> {
  const deleted = await platform.database.transaction(async (transaction) => {
    await lockOwnAgent(transaction, owner, agentId)
    const [row] = await transaction
      .delete(webhooks)
      .where(and(eq(webhooks.id, webhookId), eq(webhooks.agentId, agentId)))
      .returning()
    if (!row) throw notFound('Webhook')
    return row
  })
  notifyOwner(platform, owner.id, { topic: 'webhooks', agentId })
  return deleted
}
