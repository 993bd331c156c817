import { and, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { knowledgeEntryHead } from './queries.ts'
import { knowledgeEntries } from './tables.ts'
import type { KnowledgeEntryHead } from './to-knowledge-entry.ts'

/** One entry of an agent with its whole text. */
export async function findKnowledgeEntry(
  database: Queryable,
  { agentId, entryId }: { readonly agentId: number; readonly entryId: number },
): Promise<KnowledgeEntryHead & { text: string }> {
  const [entry] = await database
    .select({ ...knowledgeEntryHead, text: knowledgeEntries.text })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), eq(knowledgeEntries.id, entryId)))
  if (!entry) throw notFound('Knowledge entry')
  return entry
}
