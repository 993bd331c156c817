import { and, eq } from '../../../../platform/database/drizzle.ts'
import type { Queryable, Transaction } from '../../../../platform/database/index.ts'
import { agents } from '../../../agents/index.ts'
import { findOwner, type Owner } from '../../../auth/index.ts'
import { type KnowledgeSourceRow, knowledgeSources } from './tables.ts'

/** A source whose sync is open, with its owner. */
export interface OpenSource extends KnowledgeSourceRow {
  readonly openedAt: Date
  readonly owner: Owner
  readonly agentName: string
}

/** The source if this sync of it is open; null if it has ended, or if the source was removed. */
export async function findOpenSource(database: Queryable, sourceId: number): Promise<OpenSource | null> {
  const [found] = await database
    .select({ source: knowledgeSources, ownerId: agents.ownerId, agentName: agents.name })
    .from(knowledgeSources)
    .innerJoin(agents, eq(agents.id, knowledgeSources.agentId))
    .where(eq(knowledgeSources.id, sourceId))
  const openedAt = found?.source.openedAt
  const owner = openedAt ? await findOwner(database, found.ownerId) : null
  return openedAt && owner ? { ...found.source, openedAt, owner, agentName: found.agentName } : null
}

/** Locks the source for the transaction; null if this sync of it isn't open anymore. */
export async function lockOpenSource(
  transaction: Transaction,
  { id, openedAt }: Pick<OpenSource, 'id' | 'openedAt'>,
): Promise<KnowledgeSourceRow | null> {
  const [open] = await transaction
    .select()
    .from(knowledgeSources)
    .where(and(eq(knowledgeSources.id, id), eq(knowledgeSources.openedAt, openedAt)))
    .for('update')
  return open ?? null
}
