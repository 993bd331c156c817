import type { Tier } from '@parleykit/contract/billing/plans'
import { eq } from '../../platform/database/drizzle.ts'
import { users } from '../auth/index.ts'
import type { TierPlatform } from './base/hooks.ts'
import { changeBilling } from './entitlements/change-billing.ts'

/**
 * Grants an account a tier at the operator's request, or revokes the grant (null). A subscription stays: the larger
 * tier is in force. Returns the resulting tier, or null if there is no such account.
 */
export async function setGrantedTier(
  platform: TierPlatform,
  { ownerId, tier }: { readonly ownerId: number; readonly tier: Tier | null },
): Promise<string | null> {
  const granted = await changeBilling(platform, ownerId, null, async (transaction) => {
    await transaction.update(users).set({ grantedTier: tier }).where(eq(users.id, ownerId))
    return true
  })
  if (!granted) return null
  const [user] = await platform.database
    .select({ tier: users.subscriptionTier })
    .from(users)
    .where(eq(users.id, ownerId))
  return user?.tier ?? null
}
