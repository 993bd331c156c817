import type { WebhookEventType } from '@parleykit/contract/webhooks/webhook-events'
import { and, eq, inArray, or, sql } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { webhookDeliveries, webhooks } from './base/tables.ts'

interface Forgotten {
  readonly type: WebhookEventType
  readonly agentId: number
  /** Subjects that begin with this and a period, used for later events, are deleted too. */
  readonly subject: string
}

/** Deletes the webhook events of an agent about something that no longer exists, sent or not. */
export async function deleteWebhookEvents(
  transaction: Transaction,
  { type, agentId, subject }: Forgotten,
): Promise<void> {
  const own = transaction.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.agentId, agentId))
  await transaction
    .delete(webhookDeliveries)
    .where(
      and(
        inArray(webhookDeliveries.webhookId, own),
        eq(webhookDeliveries.type, type),
        or(
          eq(webhookDeliveries.subject, subject),
          sql`starts_with(${webhookDeliveries.subject}, ${`${subject}.`})`,
        ),
      ),
    )
}
