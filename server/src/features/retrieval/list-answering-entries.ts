import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { indexEntries } from './base/tables.ts'

/** The entries of an agent whose present text is in its live index: it answers from these and from no others. */
export async function listAnsweringEntries(database: Queryable, agentId: number): Promise<Set<number>> {
  const rows = await database
    .select({ entryId: indexEntries.entryId })
    .from(agents)
    .innerJoin(
      indexEntries,
      and(eq(indexEntries.agentId, agents.id), eq(indexEntries.version, agents.liveVersion)),
    )
    .innerJoin(
      knowledgeEntries,
      and(
        eq(knowledgeEntries.id, indexEntries.entryId),
        eq(knowledgeEntries.textHash, indexEntries.textHash),
      ),
    )
    .where(eq(agents.id, agentId))
  return new Set(rows.map((row) => row.entryId))
}
