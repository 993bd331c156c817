import { limitsOf } from '@parleykit/contract/plans'
import { count, eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { lockTier } from '../auth/index.ts'
import { agents } from './base/tables.ts'
import { agentsInWords } from './core/agents-in-words.ts'

/**
 * `plan_limit_reached` where the plan doesn't hold the agents that the owner has and so many further ones; 0 for a
 * transaction that has made its own already. The tier, held until the transaction ends: two requests at once would both
 * see room for the last agent.
 */
export async function requirePlace(
  transaction: Transaction,
  ownerId: number,
  further: number,
): Promise<string> {
  const tier = await lockTier(transaction, ownerId)
  const [existing] = await transaction
    .select({ agents: count() })
    .from(agents)
    .where(eq(agents.ownerId, ownerId))
  const limit = limitsOf(tier).agents
  if ((existing?.agents ?? 0) + further <= limit) return tier
  throw new DomainError(
    'plan_limit_reached',
    `Your plan includes ${agentsInWords(limit)}. Delete one or upgrade your plan.`,
  )
}
