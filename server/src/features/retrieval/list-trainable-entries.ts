import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { indexEntries, unreadableEntries } from './base/tables.ts'
import type { VersionEntry } from './core/compare-versions.ts'
import { UnreadableEntry } from './reading/unreadable-entry.ts'

/**
 * The texts that a training indexes: the current text of each entry, or, if that can't be read, the one that is live.
 * Throws UnreadableEntry if no entry has either.
 */
export async function listTrainableEntries(database: Queryable, agentId: number): Promise<VersionEntry[]> {
  const rows = await database
    .select({
      entryId: knowledgeEntries.id,
      fileName: knowledgeEntries.fileName,
      textHash: sql<Buffer | null>`case when ${unreadableEntries.entryId} is null then ${knowledgeEntries.textHash}
        else ${indexEntries.textHash} end`,
    })
    .from(knowledgeEntries)
    .innerJoin(agents, eq(agents.id, knowledgeEntries.agentId))
    .leftJoin(
      unreadableEntries,
      and(
        eq(unreadableEntries.entryId, knowledgeEntries.id),
        eq(unreadableEntries.textHash, knowledgeEntries.textHash),
      ),
    )
    .leftJoin(
      indexEntries,
      and(
        eq(indexEntries.agentId, agents.id),
        eq(indexEntries.version, agents.liveVersion),
        eq(indexEntries.entryId, knowledgeEntries.id),
      ),
    )
    .where(eq(knowledgeEntries.agentId, agentId))
  const entries = rows.flatMap(({ textHash, ...entry }) =>
    textHash === null ? [] : [{ ...entry, textHash }],
  )
  if (entries.length === 0 && rows[0]) throw new UnreadableEntry(rows[0].fileName)
  return entries
}
