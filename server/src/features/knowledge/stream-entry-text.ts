import { eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { textToRead } from './queries.ts'
import { knowledgeEntries } from './tables.ts'

/** Streams one entry's text for an export; nothing if it was deleted in the meantime. */
export async function* streamEntryText(database: Queryable, entryId: number): AsyncGenerator<string> {
  const [entry] = await database
    .select({ text: textToRead })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.id, entryId))
  if (entry) yield entry.text
}
