import type { RegisterInput } from '@parleykit/contract/account'
import type { Platform } from '../../platform/platform.ts'
import { accountKey } from './core/account-key.ts'
import { hashPassword } from './hash-password.ts'
import { refusingTaken } from './refusing-taken.ts'
import { users } from './tables.ts'
import { type Owner, toOwner } from './to-owner.ts'

/** Creates an account on the free plan; `already_taken` when the username or the address is in use. */
export async function registerAccount(platform: Platform, input: RegisterInput): Promise<Owner> {
  const passwordHash = await hashPassword(input.password)
  const [user] = await refusingTaken(
    platform.database
      .insert(users)
      .values({
        username: input.username,
        usernameKey: accountKey(input.username),
        email: input.email,
        emailKey: accountKey(input.email),
        passwordHash,
        createdAt: platform.clock(),
      })
      .returning(),
  )
  if (!user) throw new Error('The database returned no user')
  return toOwner(user)
}
