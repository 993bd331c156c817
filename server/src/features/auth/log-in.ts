import type { LoginInput } from '@parleykit/contract/account'
import { accountTexts } from '@parleykit/contract/texts'
import { eq, or } from 'drizzle-orm'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Caller } from './caller-of.ts'
import { accountKey } from './core/account-key.ts'
import { recordSecurityEvent } from './record-security-event.ts'
import { users } from './tables.ts'
import { loginByAccount } from './throttle-rules.ts'
import { type Owner, toOwner } from './to-owner.ts'
import { verifyPassword } from './verify-password.ts'

/** The account behind a username or e-mail address and its password; the same refusal for every mismatch. */
export async function logIn(platform: Platform, input: LoginInput, caller: Caller): Promise<Owner> {
  const key = accountKey(input.username)
  await platform.throttles.consume(loginByAccount, key)
  const [user] = await platform.database
    .select()
    .from(users)
    .where(or(eq(users.usernameKey, key), eq(users.emailKey, key)))
  const matches = await verifyPassword(user?.passwordHash ?? null, input.password)
  if (!user || !matches) {
    await recordSecurityEvent(platform, { name: 'sign_in_failed', userId: user?.id ?? null, caller })
    throw new ApiError('invalid_credentials', accountTexts.wrongCredentials)
  }
  await platform.throttles.reset(loginByAccount, key)
  return toOwner(user)
}
