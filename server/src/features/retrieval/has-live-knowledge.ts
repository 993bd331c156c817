import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { indexEntries } from './base/tables.ts'

/** Whether any entry that an agent was trained on still exists. */
export async function hasLiveKnowledge(
  database: Queryable,
  agent: { readonly id: number; readonly liveVersion: number | null },
): Promise<boolean> {
  if (agent.liveVersion === null) return false
  const [entry] = await database
    .select({ id: knowledgeEntries.id })
    .from(indexEntries)
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.id, indexEntries.entryId))
    .where(and(eq(indexEntries.agentId, agent.id), eq(indexEntries.version, agent.liveVersion)))
    .limit(1)
  return entry !== undefined
}
