import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { users } from '../base/tables.ts'
import type { Owner } from '../base/to-owner.ts'
import { withdrawTokens } from '../one-time-tokens/withdraw-tokens.ts'

/** Keeps the present address and invalidates the link that was sent to the new one. */
export async function cancelEmailChange(platform: Platform, owner: Owner): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await transaction.update(users).set({ pendingEmail: null }).where(eq(users.id, owner.id))
    await withdrawTokens(transaction, owner.id, 'email_confirmation')
  })
  notifyOwner(platform, owner.id, { topic: 'account' })
}
