import type { ChangePasswordInput } from '@parleykit/contract/auth/account'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { and, eq } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { emailTemplates, notifyOwner, toEmail } from '../notifications/index.ts'
import type { CallerContext } from './base/context.ts'
import { authHooks } from './base/hooks.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { users } from './base/tables.ts'
import { countPasskeys } from './passkeys/count-passkeys.ts'
import { hashNewPassword } from './proof/hash-new-password.ts'
import { proveIdentity } from './proof/prove-identity.ts'
import { replaceSessions } from './session/replace-sessions.ts'
import type { SignedIn } from './session/start-session.ts'

/**
 * Sets another password, ends every session, forgets every known browser, withdraws an open ownership transfer, and
 * starts a new session in this browser.
 */
export async function changePassword(
  { platform, owner, caller }: CallerContext,
  input: ChangePasswordInput,
): Promise<SignedIn> {
  const userId = owner.id
  const present = await proveIdentity(
    platform,
    owner,
    { password: input.currentPassword, code: input.code },
    caller,
  )
  const passwordHash = await hashNewPassword(platform, input.newPassword, { urgent: true })
  const { signedIn, tellers } = await platform.database.transaction(async (transaction) => {
    const changed = await transaction
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, present)))
      .returning({ id: users.id })
    if (changed.length === 0) throw new DomainError('wrong_password', accountTexts.wrongPassword)
    const message = emailTemplates.passwordChanged(owner.username, await countPasskeys(transaction, userId))
    await platform.mail.send(transaction, toEmail(message, owner.email))
    const tellers = await platform.hooks.run(authHooks.withdrawPromises, transaction, { userId, by: 'owner' })
    const beginning = { userId, passwordHash, caller, now: platform.clock() }
    return { signedIn: await replaceSessions(transaction, beginning), tellers }
  })
  notifyOwner(platform, userId, { topic: 'account' })
  for (const tell of tellers) tell()
  await recordSecurityEvent(platform, { name: 'password_changed', userId, caller })
  return signedIn
}
