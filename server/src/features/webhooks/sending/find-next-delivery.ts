import { and, asc, eq, lte, sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { type DeliveryRow, webhookDeliveries } from '../base/tables.ts'

/**
 * Finds the next delivery for a webhook, or null. Those with the fewest attempts come first, so that a message that
 * never gets through holds up only its own conversation. Within a conversation, earlier deliveries come first.
 */
export async function findNextDelivery(
  database: Queryable,
  webhookId: number,
  now: Date,
): Promise<DeliveryRow | null> {
  const { conversationId, id } = webhookDeliveries
  const [next] = await database
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        // Must match the index's condition, or the index isn't used.
        sql`${webhookDeliveries.state} = 'pending'`,
        lte(webhookDeliveries.nextAt, now),
        sql`not exists (select from ${webhookDeliveries} as earlier where earlier.webhook_id = ${webhookId}
          and earlier.conversation_id = ${conversationId} and earlier.state = 'pending' and earlier.id < ${id})`,
      ),
    )
    .orderBy(asc(webhookDeliveries.attempts), asc(id))
    .limit(1)
  return next ?? null
}
