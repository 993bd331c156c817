import type { EmailConfirmationInput } from '@parleykit/contract/auth/recovery'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { rejectTakenLogin } from '../base/reject-taken-login.ts'
import { users } from '../base/tables.ts'
import { accountKey } from '../core/account-key.ts'
import { redeemToken } from '../one-time-tokens/redeem-token.ts'
import { addressTokens, withdrawTokens } from '../one-time-tokens/withdraw-tokens.ts'
import { confirmFirstEmail } from './confirm-first-email.ts'
import { requireOwnLink } from './require-own-link.ts'

/**
 * Confirms the address of an account, or changes it to the address that a link was sent to and tells the old one.
 * Throws `link_of_other_account` outside the account's session (`ownerId`), `link_invalid` for any other token, and
 * `already_taken` if another account has the address by now.
 * @returns the account's address
 */
export async function confirmEmail(
  platform: Platform,
  { token }: EmailConfirmationInput,
  ownerId: number | null,
  caller: Caller,
): Promise<string> {
  const first = await confirmFirstEmail(platform, token, ownerId, caller)
  if (first !== null) return first
  const invalid = () => new DomainError('link_invalid', accountTexts.linkInvalid)
  const changed = await platform.database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, 'email_confirmation', token, platform.clock())
    if (!redeemed?.userId || redeemed.content === null) throw invalid()
    const { userId, content: email } = redeemed
    requireOwnLink(userId, ownerId)
    const waits = and(eq(users.id, userId), eq(users.pendingEmail, email))
    const [before] = await transaction.select().from(users).where(waits).for('no key update')
    if (!before) throw invalid()
    await rejectTakenLogin(
      transaction
        .update(users)
        .set({ email, emailKey: accountKey(email), emailConfirmedAt: platform.clock(), pendingEmail: null })
        .where(eq(users.id, userId)),
    )
    // Tokens sent to the old address are no longer valid.
    await withdrawTokens(transaction, userId, ...addressTokens)
    const message = emailTemplates.emailChanged(before.username, email)
    await platform.mail.send(transaction, toEmail(message, before.email))
    return { userId, email }
  })
  notifyOwner(platform, changed.userId, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'email_changed', userId: changed.userId, caller })
  return changed.email
}
