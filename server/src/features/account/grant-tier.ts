import type { Tier } from '@parleykit/contract/plans'
import type { Config } from '../../config.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { followTier } from '../agents/index.ts'
import type { Operator } from '../auth/index.ts'
import { setGrantedTier } from '../billing/index.ts'

/**
 * Gives an account a plan by the operator's word, with all that follows from it; free takes back what was given. The plan
 * in force afterwards: a larger one that is subscribed to stays. Null where there is no such account.
 */
export async function grantTier(
  operator: Operator & { readonly config: Config },
  userId: number,
  tier: Tier,
): Promise<string | null> {
  const hooks = {
    onTierChanged: (transaction: Transaction, ownerId: number, _from: string, to: string) =>
      followTier(transaction, ownerId, to, operator.clock()),
  }
  return setGrantedTier({ platform: operator, hooks }, userId, tier === 'free' ? null : tier)
}
