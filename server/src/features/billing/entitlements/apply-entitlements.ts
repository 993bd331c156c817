import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { users } from '../../auth/index.ts'
import { lockModes } from '../../setup/modes/index.ts'
import { billingHooks, type TierPlatform } from '../base/hooks.ts'
import { subscriptions } from '../base/tables.ts'
import { entitledTier } from '../core/entitled-tier.ts'

export interface TierChange {
  readonly from: string
  readonly to: string
}

/**
 * Writes an owner's tier from the subscription and the grant. Null if it is unchanged. The only place that changes
 * `subscriptionTier`. The caller has locked the user (`lockPayer`) and notifies after the commit.
 */
export async function applyEntitlements(
  platform: TierPlatform,
  transaction: Transaction,
  ownerId: number,
): Promise<TierChange | null> {
  const [user] = await transaction
    .select({ tier: users.subscriptionTier, granted: users.grantedTier, anchor: users.billingAnchorAt })
    .from(users)
    .where(eq(users.id, ownerId))
  if (!user) return null
  const [subscription] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, ownerId))
  const { billing: provider } = await lockModes(transaction, platform.config)
  const to = entitledTier({ provider, granted: user.granted, subscription: subscription ?? null })
  const anchor = subscription && subscription.status !== 'ended' ? subscription.anchorAt : null
  if (to === user.tier && anchor?.getTime() === user.anchor?.getTime()) return null
  await transaction
    .update(users)
    .set({ subscriptionTier: to, billingAnchorAt: anchor })
    .where(eq(users.id, ownerId))
  if (to === user.tier) return null
  await platform.hooks.run(billingHooks.onTierChanged, transaction, ownerId, to)
  return { from: user.tier, to }
}
