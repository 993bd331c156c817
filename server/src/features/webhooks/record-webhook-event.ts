import type { WebhookEventData, WebhookEventType } from '@parleykit/contract/webhook-events'
import { sql } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordDeliveriesSql } from './record-deliveries-sql.ts'
import { requestDeliveries } from './request-deliveries.ts'

interface Happened<Type extends WebhookEventType> {
  readonly type: Type
  readonly agentId: number
  /** Null where it belongs to none; a test conversation tells nobody. */
  readonly conversationId: number | null
  /** What it is about: what is recorded again of one type and subject is told once. */
  readonly subject: string
  /** Its own part of the event; texts of at most `webhookTextMax` characters. */
  readonly data: WebhookEventData<Type>
}

/**
 * Tells an agent's webhooks of what happens, as a piece of the transaction in which it does: it is sent if and only if
 * that is committed. Nothing is written where no webhook wants it.
 */
export async function recordWebhookEvent<Type extends WebhookEventType>(
  platform: Platform,
  transaction: Transaction,
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
    platform,
    transaction,
    rows.map((row) => Number(row.webhook_id)),
  )
}
