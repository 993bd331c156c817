import { asc, count, eq, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { type WebhookRow, webhookDeliveries, webhooks } from './base/tables.ts'

/** Lists an agent's webhooks, oldest first, each with its number of pending events. */
export async function listWebhooks(
  database: Queryable,
  agentId: number,
): Promise<{ readonly webhook: WebhookRow; readonly pending: number }[]> {
  const pending = database
    .select({ count: count() })
    .from(webhookDeliveries)
    .where(sql`${webhookDeliveries.webhookId} = ${webhooks.id} and ${webhookDeliveries.state} = 'pending'`)
  return database
    .select({ webhook: webhooks, pending: sql<number>`(${pending})`.mapWith(Number) })
    .from(webhooks)
    .where(eq(webhooks.agentId, agentId))
    .orderBy(asc(webhooks.id))
}
