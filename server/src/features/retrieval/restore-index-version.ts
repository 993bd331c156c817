import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { notFound } from '../../platform/http/index.ts'
import { agents } from '../agents/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { indexEntries, indexVersions } from './tables.ts'

export interface VersionKey {
  readonly agentId: number
  readonly version: number
}

/** What a kept version would answer with: the prompts of its training; `not_found` when it isn't kept. */
export async function readIndexVersion(database: Queryable, key: VersionKey) {
  const [version] = await database
    .select({ starterPrompts: indexVersions.starterPrompts })
    .from(indexVersions)
    .where(ofVersion(key))
  if (!version) throw notFound('Training')
  return version
}

/**
 * Lets a kept version answer from this transaction's end on; `not_found` when it isn't kept. The caller holds the agent's
 * lock. Returns whether the version covers exactly the present knowledge.
 */
export async function restoreIndexVersion(transaction: Transaction, key: VersionKey): Promise<boolean> {
  const [restored] = await transaction
    .update(indexVersions)
    // What was deleted before it came back is no change to it.
    .set({ purgedEntries: 0, purgedPassages: 0, purgedNames: [] })
    .where(ofVersion(key))
    .returning({ version: indexVersions.version })
  if (!restored) throw notFound('Training')
  await transaction.update(agents).set({ liveVersion: key.version }).where(eq(agents.id, key.agentId))
  const [missing] = await transaction
    .select({ entryId: knowledgeEntries.id })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, key.agentId), notExists(sameTextIn(transaction, key))))
    .limit(1)
  return missing === undefined
}

/** The present text of an outer query's knowledge entry in this version. Deleted entries answer nowhere anyway. */
function sameTextIn(transaction: Transaction, key: VersionKey) {
  return transaction
    .select({ one: sql`1` })
    .from(indexEntries)
    .where(
      and(
        eq(indexEntries.agentId, key.agentId),
        eq(indexEntries.version, key.version),
        eq(indexEntries.entryId, knowledgeEntries.id),
        eq(indexEntries.textHash, knowledgeEntries.textHash),
      ),
    )
}

function ofVersion(key: VersionKey) {
  return and(eq(indexVersions.agentId, key.agentId), eq(indexVersions.version, key.version))
}
