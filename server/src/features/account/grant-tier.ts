import type { Tier } from '@parleykit/contract/plans'
import { setGrantedTier } from '../billing/index.ts'
import { type ConfiguredOperator, tierKeepingOf } from './tier-keeping-of.ts'

/**
 * Gives an account a plan by the operator's word, with all that follows from it; free takes back what was given. The plan
 * in force afterwards: a larger one that is subscribed to stays. Null where there is no such account.
 */
export async function grantTier(
  operator: ConfiguredOperator,
  userId: number,
  tier: Tier,
): Promise<string | null> {
  return setGrantedTier(tierKeepingOf(operator), userId, tier === 'free' ? null : tier)
}
