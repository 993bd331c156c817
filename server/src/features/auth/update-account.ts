import type { UpdateAccountInput } from '@parleykit/contract/auth/account'
import { validationTexts } from '@parleykit/contract/auth/texts'
import { newUsername } from '@parleykit/contract/auth/username'
import { eq } from '../../platform/database/drizzle.ts'
import { DomainError, notFound } from '../../platform/domain-error/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import type { CallerContext } from './base/context.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { rejectTakenLogin } from './base/reject-taken-login.ts'
import { users } from './base/tables.ts'
import { confirmationByAccount } from './base/throttle-rules.ts'
import { type Owner, toOwner } from './base/to-owner.ts'
import { accountKey } from './core/account-key.ts'
import { addressTokens, withdrawTokens } from './one-time-tokens/withdraw-tokens.ts'
import { proveIdentity } from './proof/prove-identity.ts'
import { requestEmailChange } from './recovery/request-email-change.ts'

/**
 * Changes username, display name and email address. Throws `already_taken` if another account has one of them. If the
 * server sends mail, a new address waits until its link is opened. These links share a count with the link for the
 * first address.
 */
export async function updateAccount(
  { platform, owner, caller }: CallerContext,
  input: UpdateAccountInput,
): Promise<Owner> {
  const { username, displayName = owner.displayName, email } = input
  if (username !== owner.username) requireNewUsername(username)
  const changesEmail = email !== owner.email
  if (changesEmail)
    await proveIdentity(platform, owner, { password: input.currentPassword, code: input.code }, caller)
  const isOther = accountKey(email) !== accountKey(owner.email)
  const waits = changesEmail && platform.mail.isOn && isOther
  const changed = { email, emailKey: accountKey(email), pendingEmail: null }
  const present = waits ? { pendingEmail: email } : { ...changed, ...(isOther && { emailConfirmedAt: null }) }
  // The response reveals whether an address is taken.
  if (changesEmail && isOther) await platform.throttles.consume(confirmationByAccount, String(owner.id))
  const updated = await rejectTakenLogin(
    platform.database.transaction(async (transaction) => {
      const [written] = await transaction
        .update(users)
        .set({ username, displayName, usernameKey: accountKey(username), ...(changesEmail && present) })
        .where(eq(users.id, owner.id))
        .returning()
      if (!written) throw notFound('Account')
      if (waits) await requestEmailChange(platform, transaction, written, email)
      else if (changesEmail) await withdrawTokens(transaction, owner.id, ...addressTokens)
      return written
    }),
  )
  notifyOwner(platform, owner.id, { topic: 'account' })
  const events = [
    ...(updated.username === owner.username ? [] : (['username_changed'] as const)),
    ...(updated.email === owner.email ? [] : (['email_changed'] as const)),
    ...(waits ? (['email_change_requested'] as const) : []),
  ]
  for (const name of events) await recordSecurityEvent(platform, { name, userId: owner.id, caller })
  return toOwner(updated)
}

/** Throws `validation_failed` for a name that no new account could have. */
function requireNewUsername(username: string): void {
  const { error } = newUsername.safeParse(username)
  if (error)
    throw new DomainError('validation_failed', error.issues[0]?.message ?? validationTexts.usernameRequired)
}
