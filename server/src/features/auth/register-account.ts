import type { RegisterInput } from '@parleykit/contract/account'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitRegistration } from './admit-registration.ts'
import { accountKey } from './core/account-key.ts'
import { hashPassword } from './hash-password.ts'
import { refusingTaken } from './refusing-taken.ts'
import { invitations, users } from './tables.ts'
import { type Owner, toOwner } from './to-owner.ts'

/** Unlike the other advisory locks: where not everybody may register, accounts are made one after another on it. */
const registrationLock = 7_203_116

/**
 * Creates an account on the free plan, and uses up its invitation where one is needed; `already_taken` when the username
 * or the address is in use, or a refusal of `admitRegistration`.
 */
export async function registerAccount(platform: Platform, input: RegisterInput): Promise<Owner> {
  await admitRegistration(platform, platform.database, input)
  const passwordHash = await hashPassword(input.password)
  if (platform.config.registration === 'open')
    return insertAccount(platform, platform.database, input, passwordHash)
  return platform.database.transaction(async (transaction) => {
    // Two that both find no account yet, or the same invitation, would both get one.
    await transaction.execute(sql`select pg_advisory_xact_lock(${registrationLock})`)
    const invitation = await admitRegistration(platform, transaction, input)
    if (invitation) await transaction.delete(invitations).where(eq(invitations.tokenHash, invitation))
    return insertAccount(platform, transaction, input, passwordHash)
  })
}

async function insertAccount(
  { clock }: Platform,
  database: Queryable,
  { username, email }: RegisterInput,
  passwordHash: string,
): Promise<Owner> {
  const [user] = await refusingTaken(
    database
      .insert(users)
      .values({
        username,
        usernameKey: accountKey(username),
        email,
        emailKey: accountKey(email),
        passwordHash,
        createdAt: clock(),
      })
      .returning(),
  )
  if (!user) throw new Error('The database returned no user')
  return toOwner(user)
}
