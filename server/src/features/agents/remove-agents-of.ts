import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Hooks } from '../../platform/hooks/index.ts'
import { agents } from './base/tables.ts'
import { removeAgent } from './remove-agent.ts'

/** Removes every agent of an owner in the caller's transaction. */
export async function removeAgentsOf(
  { transaction, hooks }: { readonly transaction: Transaction; readonly hooks: Hooks },
  ownerId: number,
): Promise<void> {
  const owned = await transaction
    .select()
    .from(agents)
    .where(eq(agents.ownerId, ownerId))
    .orderBy(asc(agents.id))
    .for('update')
  for (const agent of owned) await removeAgent({ transaction, hooks }, agent)
}
