import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'
import { type AnsweringEntry, knowledgeEntries } from '../knowledge/index.ts'
import { indexEntries } from './base/tables.ts'
import { listUnreadableEntries } from './list-unreadable-entries.ts'

/** The entries in an agent's live index, which it answers from, and those that trainings couldn't read. */
export async function listAnsweringEntries(
  database: Queryable,
  agentId: number,
): Promise<Map<number, AnsweringEntry>> {
  const rows = await database
    .select({
      entryId: indexEntries.entryId,
      hasPresentText: sql<boolean>`${knowledgeEntries.textHash} = ${indexEntries.textHash}`,
    })
    .from(agents)
    .innerJoin(
      indexEntries,
      and(eq(indexEntries.agentId, agents.id), eq(indexEntries.version, agents.liveVersion)),
    )
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.id, indexEntries.entryId))
    .where(eq(agents.id, agentId))
  const states = new Map<number, AnsweringEntry>(
    rows.map(({ entryId, hasPresentText }) => [entryId, { hasPresentText, trainingError: null }]),
  )
  for (const { entryId, reason } of await listUnreadableEntries(database, agentId))
    states.set(entryId, {
      hasPresentText: states.get(entryId)?.hasPresentText ?? null,
      trainingError: reason,
    })
  return states
}
