import { eq, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { agents } from '../../agents/index.ts'

/** Invalidates every process's copy of an agent's actions when the transaction commits. */
export async function countActionChange(transaction: Transaction, agentId: number): Promise<void> {
  await transaction
    .update(agents)
    .set({ actionRevision: sql`${agents.actionRevision} + 1` })
    .where(eq(agents.id, agentId))
}
