import type { Source } from '@parleykit/contract/knowledge/sources/sources'
import { and, asc, count, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { type KnowledgeSourceRow, knowledgeSources, sourceItems } from './base/tables.ts'

/**
 * An agent's sources in the order in which they were connected, or one of them. Without the endings of their keys if
 * `isBrief`.
 */
export async function listSources(
  database: Queryable,
  {
    agentId,
    sourceId,
    isBrief,
  }: { readonly agentId: number; readonly sourceId?: number; readonly isBrief: boolean },
): Promise<Source[]> {
  const rows = await database
    .select({ source: knowledgeSources, items: count(sourceItems.id), entries: count(sourceItems.entryId) })
    .from(knowledgeSources)
    .leftJoin(sourceItems, eq(sourceItems.sourceId, knowledgeSources.id))
    .where(
      and(
        eq(knowledgeSources.agentId, agentId),
        sourceId === undefined ? undefined : eq(knowledgeSources.id, sourceId),
      ),
    )
    .groupBy(knowledgeSources.id)
    .orderBy(asc(knowledgeSources.id))
  return rows.map(({ source, items, entries }) => ({
    ...toSource(source, isBrief),
    ...{ entries, leftOut: items - entries },
  }))
}

function toSource(row: KnowledgeSourceRow, isBrief: boolean): Omit<Source, 'entries' | 'leftOut'> {
  return {
    ...{
      id: row.id,
      kind: row.kind,
      name: row.name,
      picked: row.picked,
      every: row.every,
      report: row.report,
    },
    address: row.address || null,
    tokenEnding: isBrief ? null : row.keyEnding,
    nextAt: row.nextAt?.toISOString() ?? null,
    isSyncing: row.openedAt !== null,
    syncedAt: row.syncedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
