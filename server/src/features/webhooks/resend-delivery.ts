import { and, eq } from '../../platform/database/drizzle.ts'
import { DomainError, notFound } from '../../platform/domain-error/index.ts'
import { lockAgent } from '../agents/index.ts'
import type { OwnerContext } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './base/tables.ts'
import { requestDeliveries } from './request-deliveries.ts'
import { makeDeliveriesDue } from './sending/make-deliveries-due.ts'
import { sendingsByOwner } from './throttle-rules.ts'

/**
 * Sends an event again with the same id and a fresh count of attempts. Its webhook is tried now, even if it was paused.
 * @throws DomainError `validation_failed` if the webhook is off
 */
export async function resendDelivery(
  { platform, owner }: OwnerContext,
  { webhook, deliveryId }: { readonly webhook: WebhookRow; readonly deliveryId: number },
): Promise<DeliveryRow> {
  await platform.throttles.consume(sendingsByOwner, String(owner.id))
  if (webhook.status !== 'active') {
    throw new DomainError('validation_failed', "Turn the webhook on first. Nothing is sent while it's off.")
  }
  const resent = await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: webhook.agentId })
    await transaction.update(webhooks).set({ retryAt: null }).where(eq(webhooks.id, webhook.id))
    const [row] = await transaction
      .update(webhookDeliveries)
      .set({ state: 'pending', attempts: 0, nextAt: platform.clock() })
      .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhook.id)))
      .returning()
    if (!row) throw notFound('Event')
    // Earlier events of its conversation are sent first.
    if (row.conversationId !== null) await makeDeliveriesDue(transaction, row, platform.clock())
    await requestDeliveries({ platform, transaction }, { webhookIds: [webhook.id] })
    return row
  })
  notifyOwner(platform, owner.id, { topic: 'webhooks', agentId: webhook.agentId })
  return resent
}
