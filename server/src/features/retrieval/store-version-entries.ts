import type { Transaction } from '../../platform/database/index.ts'
import { indexEntries } from './base/tables.ts'
import type { VersionEntry } from './core/compare-versions.ts'
import type { VersionKey } from './queries.ts'

const rowsAtOnce = 1000

/** Records which text of which entry a version was made from. */
export async function storeVersionEntries(
  transaction: Transaction,
  {
    input: { agentId, version },
    entries,
  }: { readonly input: VersionKey; readonly entries: readonly VersionEntry[] },
): Promise<void> {
  for (let at = 0; at < entries.length; at += rowsAtOnce) {
    const rows = entries.slice(at, at + rowsAtOnce)
    await transaction
      .insert(indexEntries)
      .values(
        rows.map(({ entryId, textHash, fileName }) => ({ agentId, version, entryId, textHash, fileName })),
      )
  }
}
