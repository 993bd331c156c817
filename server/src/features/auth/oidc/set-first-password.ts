import type { FirstPasswordInput } from '@parleykit/contract/auth/oidc'
import { accountTexts, providerTexts } from '@parleykit/contract/auth/texts'
import { and, eq, isNull } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { users } from '../base/tables.ts'
import type { Owner } from '../base/to-owner.ts'
import { countPasskeys } from '../passkeys/count-passkeys.ts'
import { hashNewPassword } from '../proof/hash-new-password.ts'
import { replaceSessions } from '../session/replace-sessions.ts'
import type { SignedIn } from '../session/start-session.ts'
import { findTicket } from './find-ticket.ts'
import { redeemTicket } from './redeem-ticket.ts'

export interface FirstPassword {
  readonly input: FirstPasswordInput
  /** The browser's cookie value. */
  readonly browser: string | null
  readonly caller: Caller
}

/**
 * Sets the first password of an account after a fresh sign-in with the provider. Throws `already_exists` if it has one.
 */
export async function setFirstPassword(
  platform: Platform,
  owner: Owner,
  { input, browser, caller }: FirstPassword,
): Promise<SignedIn> {
  const { userId, wants } = await findTicket(platform, input.ticket, browser)
  if (userId !== owner.id || wants !== 'first_password')
    throw new DomainError('sign_in_over', providerTexts.otherUser)
  const passwordHash = await hashNewPassword(platform, input.newPassword, { urgent: true })
  const signedIn = await platform.database.transaction(async (transaction) => {
    const changed = await transaction
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), isNull(users.passwordHash)))
      .returning({ id: users.id })
    if (changed.length === 0) throw new DomainError('already_exists', accountTexts.passwordIsSet)
    await redeemTicket(transaction, input.ticket, platform.clock())
    const message = emailTemplates.passwordChanged(owner.username, await countPasskeys(transaction, userId))
    await platform.mail.send(transaction, toEmail(message, owner.email))
    return replaceSessions(transaction, { userId, passwordHash, caller, now: platform.clock() })
  })
  notifyOwner(platform, userId, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'password_changed', userId, caller })
  return signedIn
}
