import { and, eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { indexEntries, indexVersions } from './base/tables.ts'
import type { FormerVersion } from './core/compare-versions.ts'

/** The data of a version that the next one is compared with; null if it isn't kept. */
export async function readFormerVersion(
  transaction: Transaction,
  key: { agentId: number; version: number },
): Promise<FormerVersion | null> {
  const [version] = await transaction
    .select({
      passageCount: indexVersions.passageCount,
      purgedEntries: indexVersions.purgedEntries,
      purgedPassages: indexVersions.purgedPassages,
      purgedNames: indexVersions.purgedNames,
    })
    .from(indexVersions)
    .where(and(eq(indexVersions.agentId, key.agentId), eq(indexVersions.version, key.version)))
    // Waits for a purge of this version: it moves entries from one of the two lists to the other.
    .for('no key update')
  if (!version) return null
  const entries = await transaction
    .select({
      entryId: indexEntries.entryId,
      textHash: indexEntries.textHash,
      fileName: indexEntries.fileName,
    })
    .from(indexEntries)
    .where(and(eq(indexEntries.agentId, key.agentId), eq(indexEntries.version, key.version)))
  return { ...version, entries }
}
