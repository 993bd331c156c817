import { inArray, lt } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { auditEntries } from './tables.ts'

const dayMs = 24 * 3600 * 1000
/** Rows of one statement, so that no transaction is long. */
const batchSize = 5000

/** Deletes entries of all audit logs that are older than the server keeps them. */
export async function deleteExpiredAuditEntries({ database, clock, config }: Platform): Promise<void> {
  const before = new Date(clock().getTime() - config.auditRetentionDays * dayMs)
  for (;;) {
    const expired = database
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(lt(auditEntries.at, before))
      .limit(batchSize)
    const deleted = await database.delete(auditEntries).where(inArray(auditEntries.id, expired))
    if ((deleted.rowCount ?? 0) < batchSize) return
  }
}
