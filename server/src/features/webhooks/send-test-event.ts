import { randomUUID } from 'node:crypto'
import { webhookTestType } from '@parleykit/contract/webhooks/webhook-events'
import { notFound } from '../../platform/domain-error/index.ts'
import { type AgentRow, lockAgent } from '../agents/index.ts'
import type { OwnerContext } from '../auth/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries } from './base/tables.ts'
import { classifyResponse } from './core/classify-response.ts'
import { postDelivery } from './sending/post-delivery.ts'
import { sendingsByOwner } from './throttle-rules.ts'

/** Sends a test event now and logs the response. The webhook's state stays the same. */
export async function sendTestEvent(
  { platform, owner }: OwnerContext,
  { agent, webhook }: { readonly agent: AgentRow; readonly webhook: WebhookRow },
): Promise<DeliveryRow> {
  await platform.throttles.consume(sendingsByOwner, String(owner.id))
  const createdAt = platform.clock()
  const message = {
    messageId: `msg_${randomUUID().replaceAll('-', '')}`,
    type: webhookTestType,
    data: { agent: { id: agent.publicId, name: agent.name }, text: 'This is a test event.' },
    createdAt,
  }
  const attempted = await postDelivery(platform, webhook, message)
  const judged = classifyResponse(attempted)
  const delivery = await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: agent.id })
    const [row] = await transaction
      .insert(webhookDeliveries)
      .values({
        ...message,
        webhookId: webhook.id,
        subject: message.messageId,
        state: judged.result === 'delivered' ? 'delivered' : 'failed',
        attempts: 1,
        nextAt: createdAt,
        attemptedAt: createdAt,
        durationMs: attempted.durationMs,
        responseStatus: 'status' in attempted ? attempted.status : null,
        responseText: 'status' in attempted ? attempted.text : null,
        fault: judged.fault,
      })
      .returning()
    return row
  })
  if (!delivery) throw notFound('Webhook')
  notifyOwner(platform, owner.id, { topic: 'webhooks', agentId: agent.id })
  return delivery
}
