import { webhookLogDays } from '@parleykit/contract/webhooks/limits'
import { inArray, lt } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { webhookDeliveries } from './base/tables.ts'

const batchSize = 1000

/** Deletes deliveries, sent or not, that are older than the log's retention. */
export async function deleteExpiredDeliveries({ database, clock }: Platform): Promise<void> {
  const before = new Date(clock().getTime() - webhookLogDays * 24 * 3600_000)
  const old = database
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, before))
    .limit(batchSize)
  for (let removed = batchSize; removed === batchSize; ) {
    const { rowCount } = await database.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, old))
    removed = rowCount ?? 0
  }
}
