import type { ChangePasswordInput } from '@parleykit/contract/account'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Caller } from './caller-of.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { endSessions } from './end-sessions.ts'
import { hashPassword } from './hash-password.ts'
import { users } from './tables.ts'
import type { Owner } from './to-owner.ts'

/** Sets another password and ends every session but that of `keptToken`. */
export async function changePassword(
  platform: Platform,
  owner: Owner,
  input: ChangePasswordInput,
  keptToken: string | null,
  caller: Caller,
): Promise<void> {
  await checkOwnPassword(platform, owner, input.currentPassword, caller)
  const passwordHash = await hashPassword(input.newPassword)
  await platform.database.update(users).set({ passwordHash }).where(eq(users.id, owner.id))
  await endSessions(platform, owner.id, keptToken)
}
