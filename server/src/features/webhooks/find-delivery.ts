import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { type DeliveryRow, webhookDeliveries } from './base/tables.ts'

/** Finds a delivery of a webhook. Throws `not_found` for those of other webhooks. */
export async function findDelivery(
  database: Queryable,
  { webhookId, deliveryId }: { readonly webhookId: number; readonly deliveryId: number },
): Promise<DeliveryRow> {
  const [delivery] = await database
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId)))
  if (!delivery) throw notFound('Event')
  return delivery
}
