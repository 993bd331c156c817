import { and, eq, notExists, sql } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { agents } from '../agents/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { indexEntries, indexVersions } from './base/tables.ts'
import { isVersion, type VersionKey } from './queries.ts'

/**
 * Makes a kept version live when this transaction ends. Throws `not_found` if it isn't kept. The caller holds the
 * agent's lock. Returns whether the version covers exactly the current knowledge.
 */
export async function restoreIndexVersion(transaction: Transaction, key: VersionKey): Promise<boolean> {
  const [restored] = await transaction
    .update(indexVersions)
    // Deletions from before the restore don't count as changes to it.
    .set({ purgedEntries: 0, purgedPassages: 0, purgedNames: [] })
    .where(isVersion(key))
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

/** Whether this version has the current text of the outer query's entry. Deleted entries never answer anyway. */
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
