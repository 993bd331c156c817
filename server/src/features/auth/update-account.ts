import type { UpdateAccountInput } from '@parleykit/contract/account'
import { accountTexts } from '@parleykit/contract/texts'
import { eq } from 'drizzle-orm'
import { ApiError, notFound } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Caller } from './caller-of.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { accountKey } from './core/account-key.ts'
import { recordSecurityEvent } from './record-security-event.ts'
import { refusingTaken } from './refusing-taken.ts'
import { users } from './tables.ts'
import { tellOwner } from './tell-owner.ts'
import { type Owner, toOwner } from './to-owner.ts'

/** Changes username and e-mail address; `already_taken` when one is another account's. */
export async function updateAccount(
  platform: Platform,
  owner: Owner,
  input: UpdateAccountInput,
  caller: Caller,
): Promise<Owner> {
  if (input.email !== owner.email) {
    if (input.currentPassword === '') {
      throw new ApiError('wrong_password', accountTexts.currentPasswordRequired)
    }
    await checkOwnPassword(platform, owner, input.currentPassword, caller)
  }
  const [updated] = await refusingTaken(
    platform.database
      .update(users)
      .set({
        username: input.username,
        usernameKey: accountKey(input.username),
        email: input.email,
        emailKey: accountKey(input.email),
      })
      .where(eq(users.id, owner.id))
      .returning(),
  )
  if (!updated) throw notFound('Account')
  tellOwner(platform, owner.id, { topic: 'account' })
  const changed = [
    ...(updated.username === owner.username ? [] : (['username_changed'] as const)),
    ...(updated.email === owner.email ? [] : (['email_changed'] as const)),
  ]
  for (const name of changed) await recordSecurityEvent(platform, { name, userId: owner.id, caller })
  return toOwner(updated)
}
