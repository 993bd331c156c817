import type { Queryable } from '../../platform/database/index.ts'
import { indexEntries } from './base/tables.ts'
import { openPassagePages, type PassagePages } from './open-passage-pages.ts'
import { isVersionEntry, type VersionKey } from './queries.ts'

/** The passages that an index version was made from and that still exist, page by page. */
export async function openVersionPages(database: Queryable, key: VersionKey): Promise<PassagePages> {
  const entries = await database
    .select({
      entryId: indexEntries.entryId,
      textHash: indexEntries.textHash,
      fileName: indexEntries.fileName,
    })
    .from(indexEntries)
    .where(isVersionEntry(key))
  return openPassagePages(database, entries)
}
