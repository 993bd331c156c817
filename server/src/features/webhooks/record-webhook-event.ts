import type { WebhookEventData, WebhookEventType } from '@parleykit/contract/webhooks/webhook-events'
import type { TransactionContext } from '../../platform/context.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { recordDeliveriesSql } from './record-deliveries-sql.ts'
import { requestDeliveries } from './request-deliveries.ts'

interface Happened<Type extends WebhookEventType> {
  readonly type: Type
  readonly agentId: number
  /** Null if the event belongs to none. Events of test conversations aren't sent. */
  readonly conversationId: number | null
  /** Identifies what the event is about. Events of the same type and subject are sent once. */
  readonly subject: string
  /** The event's own part of its data, with texts of at most `webhookTextMax` characters. */
  readonly data: WebhookEventData<Type>
}

/**
 * Records an event for an agent's webhooks in the transaction that causes it, so that it is sent if and only if that
 * commits. Writes nothing if no webhook wants the event.
 */
export async function recordWebhookEvent<Type extends WebhookEventType>(
  { platform, transaction }: TransactionContext,
  { type, agentId, conversationId, subject, data }: Happened<Type>,
): Promise<void> {
  const { rows } = await transaction.execute<{ webhook_id: string }>(
    recordDeliveriesSql({
      type,
      agentId: sql`${agentId}::bigint`,
      conversationId: conversationId === null ? null : sql`${conversationId}::bigint`,
      subject: sql`${subject}::text`,
      data: sql`${JSON.stringify(data)}::jsonb`,
      now: sql`${platform.clock().toISOString()}::timestamptz`,
    }),
  )
  await requestDeliveries(
    { platform, transaction },
    { webhookIds: rows.map((row) => Number(row.webhook_id)) },
  )
}
