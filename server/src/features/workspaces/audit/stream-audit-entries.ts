import { type AuditEntry, type AuditSearch, auditExportMax } from '@parleykit/contract/workspaces/audit'
import type { Queryable } from '../../../platform/database/index.ts'
import { listAuditEntries } from './list-audit-entries.ts'

/** Entries that are read at once. */
const batchSize = 500

/** The newest entries of an audit log, in batches, so that memory use doesn't grow with the log. */
export async function* streamAuditEntries(
  database: Queryable,
  { ownerId, search = {} }: { readonly ownerId: number | null; readonly search?: AuditSearch },
): AsyncGenerator<AuditEntry> {
  let after: number | undefined
  for (let sent = 0; sent < auditExportMax; sent += batchSize) {
    const limit = Math.min(batchSize, auditExportMax - sent)
    const batch = await listAuditEntries(database, { ownerId, search: { ...search, after }, limit })
    yield* batch
    after = batch.at(-1)?.id
    if (batch.length < limit) return
  }
}
