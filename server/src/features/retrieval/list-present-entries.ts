import { and, eq, exists, inArray, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { indexEntries, passages } from './base/tables.ts'
import { isVersionEntry, type VersionKey } from './queries.ts'

/** Those of the entries of a version whose passages are there still. */
export async function listPresentEntries(
  database: Queryable,
  key: VersionKey,
  entryIds: readonly number[],
): Promise<Set<number>> {
  if (entryIds.length === 0) return new Set()
  const itsPassages = database
    .select({ one: sql`1` })
    .from(passages)
    .where(and(eq(passages.entryId, indexEntries.entryId), eq(passages.textHash, indexEntries.textHash)))
  const rows = await database
    .select({ entryId: indexEntries.entryId })
    .from(indexEntries)
    .where(and(isVersionEntry(key), inArray(indexEntries.entryId, [...entryIds]), exists(itsPassages)))
  return new Set(rows.map(({ entryId }) => entryId))
}
