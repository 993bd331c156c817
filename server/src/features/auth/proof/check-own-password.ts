import { accountTexts } from '@parleykit/contract/auth/texts'
import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { users } from '../base/tables.ts'
import { passwordByAccount } from '../base/throttle-rules.ts'
import type { Owner } from '../base/to-owner.ts'
import { verifyPassword } from './verify-password.ts'

/**
 * Throws `wrong_password` unless it is the owner's password. Guesses are limited, in case someone has stolen the
 * session.
 * @returns the stored hash of the password
 */
export async function checkOwnPassword(
  platform: Platform,
  owner: Owner,
  password: string,
  caller: Caller,
): Promise<string> {
  const key = String(owner.id)
  await platform.throttles.consume(passwordByAccount, key)
  const [user] = await platform.database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, owner.id))
  if (user?.passwordHash === null) throw new DomainError('wrong_password', accountTexts.passwordMissing)
  if (!user || !(await verifyPassword(user.passwordHash, password, { urgent: true }))) {
    await recordSecurityEvent(platform, { name: 'password_check_failed', userId: owner.id, caller })
    throw new DomainError('wrong_password', accountTexts.wrongPassword)
  }
  await platform.throttles.reset(passwordByAccount, key)
  return user.passwordHash
}
