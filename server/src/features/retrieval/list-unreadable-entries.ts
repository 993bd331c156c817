import { and, asc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { unreadableEntries } from './base/tables.ts'

/** The entries of an agent whose current text no training could read, with the reasons. */
export function listUnreadableEntries(
  database: Queryable,
  agentId: number,
): Promise<{ readonly entryId: number; readonly reason: string }[]> {
  return database
    .select({ entryId: unreadableEntries.entryId, reason: unreadableEntries.reason })
    .from(unreadableEntries)
    .innerJoin(
      knowledgeEntries,
      and(
        eq(knowledgeEntries.id, unreadableEntries.entryId),
        eq(knowledgeEntries.textHash, unreadableEntries.textHash),
      ),
    )
    .where(eq(unreadableEntries.agentId, agentId))
    .orderBy(asc(unreadableEntries.entryId))
}
