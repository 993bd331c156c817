import { and, asc, eq, lte, sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { type DeliveryRow, webhookDeliveries } from '../base/tables.ts'

/**
 * What is to be sent to a webhook next, or null: those that were tried least come first, so that one message that never
 * gets through holds up its own conversation alone; within a conversation, nothing before what came earlier.
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
        // As the index has it, so that it is used.
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
