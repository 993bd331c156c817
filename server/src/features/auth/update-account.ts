import type { UpdateAccountInput } from '@parleykit/contract/account'
import { eq } from 'drizzle-orm'
import { notFound } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Caller } from './caller-of.ts'
import { accountKey } from './core/account-key.ts'
import { withdrawTokens } from './one-time-tokens/withdraw-tokens.ts'
import { proveIdentity } from './prove-identity.ts'
import { recordSecurityEvent } from './record-security-event.ts'
import { awaitEmail } from './recovery/await-email.ts'
import { refusingTaken } from './refusing-taken.ts'
import { users } from './tables.ts'
import { tellOwner } from './tell-owner.ts'
import { type Owner, toOwner } from './to-owner.ts'

/**
 * Changes username and e-mail address; `already_taken` when one is another account's. Where mails are sent, another
 * address waits until the link that goes there is opened.
 */
export async function updateAccount(
  platform: Platform,
  owner: Owner,
  input: UpdateAccountInput,
  caller: Caller,
): Promise<Owner> {
  const { username, email } = input
  const changesEmail = email !== owner.email
  if (changesEmail)
    await proveIdentity(platform, owner, { password: input.currentPassword, code: input.code }, caller)
  const waits = changesEmail && platform.mail.isOn && accountKey(email) !== accountKey(owner.email)
  const present = waits ? { pendingEmail: email } : { email, emailKey: accountKey(email), pendingEmail: null }
  const updated = await refusingTaken(
    platform.database.transaction(async (transaction) => {
      const [changed] = await transaction
        .update(users)
        .set({ username, usernameKey: accountKey(username), ...(changesEmail && present) })
        .where(eq(users.id, owner.id))
        .returning()
      if (!changed) throw notFound('Account')
      if (waits) await awaitEmail(platform, transaction, changed, email)
      else if (changesEmail)
        await withdrawTokens(transaction, owner.id, 'password_reset', 'email_confirmation')
      return changed
    }),
  )
  tellOwner(platform, owner.id, { topic: 'account' })
  const changed = [
    ...(updated.username === owner.username ? [] : (['username_changed'] as const)),
    ...(updated.email === owner.email ? [] : (['email_changed'] as const)),
    ...(waits ? (['email_change_requested'] as const) : []),
  ]
  for (const name of changed) await recordSecurityEvent(platform, { name, userId: owner.id, caller })
  return toOwner(updated)
}
