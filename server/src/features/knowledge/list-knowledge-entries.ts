import { desc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { knowledgeEntryHead } from './queries.ts'
import { knowledgeEntries } from './tables.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

/** An agent's entries without their texts, newest first. */
export function listKnowledgeEntries(database: Queryable, agentId: number): Promise<KnowledgeEntryHead[]> {
  return database
    .select(knowledgeEntryHead)
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.agentId, agentId))
    .orderBy(desc(knowledgeEntries.id))
}
