import { deliveryPageSize } from '@parleykit/contract/webhooks/limits'
import type { listDeliveries as contract } from '@parleykit/contract/webhooks/webhooks'
import type { z } from 'zod'
import { and, count, desc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { type DeliveryRow, webhookDeliveries } from './base/tables.ts'

/** Lists a page of a webhook's sent and pending deliveries, newest first, with the total number. */
export async function listDeliveries(
  database: Queryable,
  {
    webhookId,
    input: { page, state },
  }: { readonly webhookId: number; readonly input: z.output<typeof contract.query> },
): Promise<{ readonly deliveries: DeliveryRow[]; readonly total: number }> {
  const found = and(eq(webhookDeliveries.webhookId, webhookId), state && eq(webhookDeliveries.state, state))
  const deliveries = await database
    .select()
    .from(webhookDeliveries)
    .where(found)
    .orderBy(desc(webhookDeliveries.id))
    .limit(deliveryPageSize)
    .offset((page - 1) * deliveryPageSize)
  const [counted] = await database.select({ total: count() }).from(webhookDeliveries).where(found)
  return { deliveries, total: counted?.total ?? 0 }
}
