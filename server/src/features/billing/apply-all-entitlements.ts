import { and, eq, isNull, ne, or } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { users } from '../auth/index.ts'
import { lockModes } from '../setup/modes/index.ts'
import { changeBilling } from './entitlements/change-billing.ts'

/**
 * Runs at startup and after the answer who the installation is for has changed. If plans aren't sold, everyone gets the tier admin. If they are sold again, only accounts with the
 * operator's grant keep it.
 */
export async function applyAllEntitlements(platform: Platform): Promise<void> {
  const modes = await platform.database.transaction((transaction) => lockModes(transaction, platform.config))
  const isOff = modes.billing === 'off'
  const isWrong = isOff
    ? ne(users.subscriptionTier, 'admin')
    : and(eq(users.subscriptionTier, 'admin'), or(isNull(users.grantedTier), ne(users.grantedTier, 'admin')))
  const wrong = await platform.database
    .select({ id: users.id })
    .from(users)
    .where(and(isWrong, eq(users.isSystem, false)))
  for (const { id } of wrong) await changeBilling(platform, id, null, async () => {})
}
