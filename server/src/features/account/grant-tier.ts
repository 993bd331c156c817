import type { Tier } from '@parleykit/contract/billing/plans'
import { setGrantedTier } from '../billing/index.ts'
import type { AuditActor } from '../workspaces/audit/index.ts'
import { type ConfiguredOperator, tierPlatformOf } from './tier-platform-of.ts'

/**
 * Grants an account a plan at the operator's request, with all consequences; free revokes the grant. Returns the plan
 * in force: a larger subscribed plan stays. Null if there is no such account.
 */
export async function grantTier(
  operator: ConfiguredOperator,
  userId: number,
  tier: Tier,
  by: AuditActor,
): Promise<string | null> {
  return setGrantedTier(tierPlatformOf(operator), {
    ownerId: userId,
    tier: tier === 'free' ? null : tier,
    ...by,
  })
}
