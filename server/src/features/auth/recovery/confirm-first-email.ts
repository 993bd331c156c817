import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOwner } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { users } from '../base/tables.ts'
import { accountKey } from '../core/account-key.ts'
import { redeemToken } from '../one-time-tokens/redeem-token.ts'
import { requireOwnLink } from './require-own-link.ts'

/**
 * Confirms the present address of an account by the token of the link sent to it.
 * @throws as `requireOwnLink` does
 * @returns the address; null if the token isn't for this, or the account has another address by now
 */
export async function confirmFirstEmail(
  platform: Platform,
  token: string,
  ownerId: number | null,
  caller: Caller,
): Promise<string | null> {
  const now = platform.clock()
  const confirmed = await platform.database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, 'first_email_confirmation', token, now)
    if (!redeemed?.userId || redeemed.content === null) return null
    requireOwnLink(redeemed.userId, ownerId)
    const [user] = await transaction
      .update(users)
      .set({ emailConfirmedAt: now })
      .where(and(eq(users.id, redeemed.userId), eq(users.emailKey, accountKey(redeemed.content))))
      .returning({ userId: users.id, email: users.email })
    return user ?? null
  })
  if (!confirmed) return null
  const { userId, email } = confirmed
  notifyOwner(platform, userId, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'email_confirmed', userId, caller })
  return email
}
