import { and, eq, gt, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { type DeliveryRow, webhookDeliveries } from '../base/tables.ts'

type Waiting = Pick<DeliveryRow, 'webhookId'> & Partial<Pick<DeliveryRow, 'conversationId'>>

/** Makes a webhook's pending deliveries due now: all of them, or those of a given conversation. */
export async function makeDeliveriesDue(
  transaction: Transaction,
  { webhookId, conversationId }: Waiting,
  now: Date,
): Promise<void> {
  await transaction
    .update(webhookDeliveries)
    .set({ nextAt: now })
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        conversationId === undefined || conversationId === null
          ? undefined
          : eq(webhookDeliveries.conversationId, conversationId),
        sql`${webhookDeliveries.state} = 'pending'`,
        gt(webhookDeliveries.nextAt, now),
      ),
    )
}
