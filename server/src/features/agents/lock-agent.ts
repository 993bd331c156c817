import { eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import { agents } from './base/tables.ts'

/**
 * Keeps an agent from being deleted until the transaction ends; `not_found` when it is gone. Whoever writes what belongs
 * to an agent begins with this or a stronger lock: a deletion that waits in the middle would be a deadlock.
 */
export async function lockAgent(
  transaction: Transaction,
  agentId: number,
  strength: 'key share' | 'no key update' = 'key share',
): Promise<void> {
  const [agent] = await transaction
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.id, agentId))
    .for(strength)
  if (!agent) throw notFound('Agent')
}
