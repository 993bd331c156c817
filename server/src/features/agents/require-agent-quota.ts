import { limitsOf } from '@parleykit/contract/billing/plans'
import { count, eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { lockTier } from '../auth/index.ts'
import { agents } from './base/tables.ts'
import { formatAgentCount } from './core/format-agent-count.ts'

/**
 * Throws `plan_limit_reached` if the plan has no room for the owner's agents and `further` more. Pass 0 if the
 * transaction has already inserted its agents. Returns the tier, locked until the transaction ends: otherwise, two
 * concurrent requests could both take the last place.
 */
export async function requireAgentQuota(
  transaction: Transaction,
  { ownerId, further }: { readonly ownerId: number; readonly further: number },
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
    `Your plan includes ${formatAgentCount(limit)}. Delete one or upgrade your plan.`,
  )
}
