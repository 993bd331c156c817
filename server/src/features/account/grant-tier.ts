import type { Tier } from '@parleykit/contract/plans'
import { eq } from 'drizzle-orm'
import { followTier } from '../agents/index.ts'
import { lockTier, type Operator, recordSecurityEvent, tellOwner, users } from '../auth/index.ts'

/** Gives an account a plan by the operator's word, with all that follows from it. */
export async function grantTier(operator: Operator, userId: number, tier: Tier): Promise<void> {
  await operator.database.transaction(async (transaction) => {
    await lockTier(transaction, userId)
    await transaction.update(users).set({ subscriptionTier: tier }).where(eq(users.id, userId))
    await followTier(transaction, userId, tier, operator.clock())
  })
  tellOwner(operator, userId, { topic: 'account' }, { topic: 'agents' }, { topic: 'activity' })
  await recordSecurityEvent(operator, { name: 'tier_changed', userId, caller: null, subject: tier })
}
