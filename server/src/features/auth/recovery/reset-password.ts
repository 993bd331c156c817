import type { PasswordResetInput } from '@parleykit/contract/auth/recovery'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { and, eq, isNull } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { authHooks } from '../base/hooks.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { identities, knownDevices, sessions, users } from '../base/tables.ts'
import { accountKey } from '../core/account-key.ts'
import { findToken, redeemToken } from '../one-time-tokens/redeem-token.ts'
import { addressTokens, withdrawTokens } from '../one-time-tokens/withdraw-tokens.ts'
import { countPasskeys } from '../passkeys/count-passkeys.ts'
import { hashNewPassword } from '../proof/hash-new-password.ts'
import { rememberDevice } from '../session/remember-device.ts'
import { claimEmail } from './claim-email.ts'

/**
 * The device token for the browser's cookie. With it, strangers' guesses don't block its sign-in (docs/decisions/0018).
 */
export interface ResetPassword {
  readonly userId: number
  readonly deviceToken: string
}

/**
 * Sets a new password by the token of a link and uses the token up. Ends every session, unlinks every provider
 * identity, drops a pending address, and withdraws offers and invitations. Opens no session: the sign-in that follows
 * asks for the second step. A mailed link also confirms an unconfirmed address and removes what someone else may have
 * set up: see `claimEmail`. Throws `link_invalid` for any other token.
 */
export async function resetPassword(
  platform: Platform,
  { token, newPassword }: PasswordResetInput,
  caller: Caller,
): Promise<ResetPassword> {
  const now = platform.clock()
  const invalid = () => new DomainError('link_invalid', accountTexts.linkInvalid)
  // Checked before the password is hashed, so that guesses cost little.
  if (!(await findToken(platform.database, 'password_reset', token, now))) throw invalid()
  const passwordHash = await hashNewPassword(platform, newPassword)
  const { user, deviceToken, events, tellers } = await platform.database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, 'password_reset', token, now)
    const [changed] = await transaction
      .update(users)
      .set({ passwordHash, pendingEmail: null })
      .where(and(eq(users.id, redeemed?.userId ?? 0), isNull(users.disabledAt)))
      .returning()
    if (!changed) throw invalid()
    await transaction.delete(sessions).where(eq(sessions.userId, changed.id))
    await transaction.delete(knownDevices).where(eq(knownDevices.userId, changed.id))
    // Anyone who linked an identity before the mailbox's owner came loses access.
    await transaction.delete(identities).where(eq(identities.userId, changed.id))
    await withdrawTokens(transaction, changed.id, ...addressTokens)
    const isReader = accountKey(redeemed?.content ?? '') === changed.emailKey
    const isClaimed = isReader && changed.emailConfirmedAt === null
    const events = isClaimed ? await claimEmail(transaction, changed.id, now) : []
    const tellers = await platform.hooks.run(authHooks.withdrawPromises, transaction, {
      userId: changed.id,
      by: isClaimed ? 'claim' : 'link',
    })
    const passkeys = await countPasskeys(transaction, changed.id)
    const message = emailTemplates.passwordChanged(changed.username, passkeys)
    await platform.mail.send(transaction, toEmail(message, changed.email))
    const device = await rememberDevice(transaction, { userId: changed.id, caller, replacing: null, now })
    return { user: changed, deviceToken: device.token, events, tellers }
  })
  notifyOwner(platform, user.id, { topic: 'account' })
  for (const tell of tellers) tell()
  for (const name of ['password_reset', ...events] as const)
    await recordSecurityEvent(platform, { name, userId: user.id, caller })
  return { userId: user.id, deviceToken }
}
