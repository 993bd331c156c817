import { eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { agents } from './base/tables.ts'

/**
 * Keeps an agent from being deleted until the transaction ends. Throws `not_found` if it is gone. Transactions that
 * write an agent's data take this or a stronger lock first: a deletion that starts in between would deadlock.
 */
export async function lockAgent(
  transaction: Transaction,
  {
    agentId,
    strength = 'key share',
  }: { readonly agentId: number; readonly strength?: 'key share' | 'no key update' | undefined },
): Promise<void> {
  const [agent] = await transaction
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.id, agentId))
    .for(strength)
  if (!agent) throw notFound('Agent')
}
