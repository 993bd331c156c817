import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Owner } from '../../auth/index.ts'
import { type AgentRow, agents } from './tables.ts'

/**
 * Like findOwnAgent, but locks the row until the transaction ends, so that changes to one agent's knowledge run one at
 * a time.
 */
export async function lockOwnAgent(
  transaction: Transaction,
  owner: Owner,
  agentId: number,
  strength: 'no key update' | 'update' = 'no key update',
): Promise<AgentRow> {
  const [agent] = await transaction
    .select()
    .from(agents)
    .where(and(eq(agents.id, agentId), eq(agents.ownerId, owner.id)))
    .for(strength)
  if (!agent) throw notFound('Agent')
  return agent
}
