import { eq, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { indexEntries } from './tables.ts'

/** For rows of `indexEntries` whose entry was deleted. */
export function entryIsGone(database: Queryable) {
  const entry = database
    .select({ one: sql`1` })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.id, indexEntries.entryId))
  return notExists(entry)
}
