import { and, eq, isNull, ne, or } from '../../platform/database/drizzle.ts'
import { users } from '../auth/index.ts'
import type { Billing } from './base/billing-hooks.ts'
import { changeBilling } from './settling/change-billing.ts'

/**
 * At a start: where plans aren't sold everybody has the tier admin, and where they are sold again, nobody keeps it but by
 * the operator's grant.
 */
export async function settleAllTiers(billing: Billing): Promise<void> {
  const { platform } = billing
  const isOff = platform.config.billing.provider === 'off'
  const isWrong = isOff
    ? ne(users.subscriptionTier, 'admin')
    : and(eq(users.subscriptionTier, 'admin'), or(isNull(users.grantedTier), ne(users.grantedTier, 'admin')))
  const wrong = await platform.database
    .select({ id: users.id })
    .from(users)
    .where(and(isWrong, eq(users.isSystem, false)))
  for (const { id } of wrong) await changeBilling(billing, id, null, async () => {})
}
