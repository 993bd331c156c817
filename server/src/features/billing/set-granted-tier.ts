import type { Tier } from '@parleykit/contract/billing/plans'
import { eq } from '../../platform/database/drizzle.ts'
import { users } from '../auth/index.ts'
import { type AuditActor, recordInstallationAudit, serverCommand } from '../workspaces/audit/index.ts'
import type { TierPlatform } from './base/hooks.ts'
import { changeBilling } from './entitlements/change-billing.ts'

/** By the server command, unless an actor is given. */
interface GrantedTier extends Partial<AuditActor> {
  readonly ownerId: number
  /** Null revokes the grant. */
  readonly tier: Tier | null
  readonly action?: 'account_plan_granted' | 'operator_appointed'
}

/**
 * Grants an account a tier at the operator's request, or revokes the grant (null). A subscription stays: the larger
 * tier is in force. Returns the resulting tier, or null if there is no such account.
 */
export async function setGrantedTier(
  platform: TierPlatform,
  { ownerId, tier, action = 'account_plan_granted', actor = serverCommand, caller = null }: GrantedTier,
): Promise<string | null> {
  const granted = await changeBilling(platform, ownerId, null, async (transaction) => {
    const [user] = await transaction
      .update(users)
      .set({ grantedTier: tier })
      .where(eq(users.id, ownerId))
      .returning({ name: users.username })
    const subject = { kind: 'account', id: ownerId, ...user } as const
    const entry = { action, subject, details: { plan: tier ?? 'free' } }
    await recordInstallationAudit({ platform, transaction, actor, caller }, entry)
    return true
  })
  if (!granted) return null
  const [user] = await platform.database
    .select({ tier: users.subscriptionTier })
    .from(users)
    .where(eq(users.id, ownerId))
  return user?.tier ?? null
}
