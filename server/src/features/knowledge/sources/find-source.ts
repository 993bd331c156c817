import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { type KnowledgeSourceRow, knowledgeSources } from './base/tables.ts'

/** A source of an agent, locked if `isLocked`. Throws `not_found` for any other. */
export async function findSource(
  database: Queryable,
  {
    agentId,
    sourceId,
    isLocked = false,
  }: { readonly agentId: number; readonly sourceId: number; readonly isLocked?: boolean },
): Promise<KnowledgeSourceRow> {
  const query = database
    .select()
    .from(knowledgeSources)
    .where(and(eq(knowledgeSources.id, sourceId), eq(knowledgeSources.agentId, agentId)))
  const [found] = isLocked ? await query.for('update') : await query
  if (!found) throw notFound('Source')
  return found
}
