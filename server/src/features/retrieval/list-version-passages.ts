import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import type { IndexablePassage } from './core/build-index.ts'
import { indexEntries, passages } from './tables.ts'

/** The passages that an index version was made from and that exist still, in the order of the entries. */
export function listVersionPassages(
  database: Database,
  agentId: number,
  version: number,
): Promise<IndexablePassage[]> {
  return database
    .select({
      passageId: passages.id,
      entryId: passages.entryId,
      title: indexEntries.fileName,
      heading: passages.heading,
      text: passages.text,
    })
    .from(indexEntries)
    .innerJoin(
      passages,
      and(eq(passages.entryId, indexEntries.entryId), eq(passages.textHash, indexEntries.textHash)),
    )
    .where(and(eq(indexEntries.agentId, agentId), eq(indexEntries.version, version)))
    .orderBy(asc(passages.entryId), asc(passages.ordinal))
}
