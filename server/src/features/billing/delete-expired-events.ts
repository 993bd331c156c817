import { lt } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { billingEvents } from './base/tables.ts'

/** Longer than a provider retries an event, in days. */
const keptDays = 60

/** Deletes events that can't arrive again. */
export async function deleteExpiredEvents({ database, clock }: Platform): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 24 * 3600_000)
  await database.delete(billingEvents).where(lt(billingEvents.receivedAt, before))
}
