import { eq, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { agents } from '../../agents/index.ts'

/** Invalidates every process's cache of an agent's curated answers when the transaction commits. */
export async function invalidateCuratedAnswers(transaction: Transaction, agentId: number): Promise<void> {
  await transaction
    .update(agents)
    .set({ curatedRevision: sql`${agents.curatedRevision} + 1` })
    .where(eq(agents.id, agentId))
}
