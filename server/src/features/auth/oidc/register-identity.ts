import { randomBytes } from 'node:crypto'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { authHooks } from '../base/hooks.ts'
import { users } from '../base/tables.ts'
import { registerByAddress } from '../base/throttle-rules.ts'
import { accountKey } from '../core/account-key.ts'
import { usernameOf } from '../core/username-of.ts'
import { authorizeRegistration } from '../registration/authorize-registration.ts'
import { createAccount } from '../registration/create-account.ts'
import type { SignedIn } from '../session/start-session.ts'
import { addIdentity } from './add-identity.ts'
import type { IdentityKey } from './authorization-state.ts'

export interface Newcomer {
  readonly identity: IdentityKey & { readonly email: string }
  /** The person's names at the provider, best first. */
  readonly names: readonly string[]
  /** Whether the provider has verified the address. */
  readonly isEmailVerified: boolean
  readonly invite: string | undefined
  readonly caller: Caller
  /** The provider's name. */
  readonly name: string
}

/**
 * Creates an account without a password for a person whom the provider vouches for, and signs in. Refused as
 * registering is.
 */
export async function registerIdentity(platform: Platform, newcomer: Newcomer): Promise<SignedIn> {
  const { identity, names, isEmailVerified, invite, caller, name } = newcomer
  await platform.throttles.consume(registerByAddress, networkOf(caller.address))
  const wished = usernameOf(names)
  const username = (await isFree(platform, wished)) ? wished : `${wished}-${randomBytes(3).toString('hex')}`
  const applicant = { username, email: identity.email, invite }
  if (!(await platform.hooks.ask(authHooks.isMemberInvitation, applicant)))
    await authorizeRegistration(platform, platform.database, applicant)
  try {
    return await createAccount(platform, {
      applicant,
      passwordHash: null,
      isEmailProven: isEmailVerified,
      caller,
      onMade: (transaction, userId) =>
        addIdentity(transaction, { userId, identity, now: platform.clock(), name }),
    })
  } catch (error) {
    // The name was taken since the lookup. The next try finds another one.
    if (error instanceof DomainError && error.message === accountTexts.usernameTaken)
      return registerIdentity(platform, newcomer)
    throw error
  }
}

async function isFree(platform: Platform, username: string): Promise<boolean> {
  const taken = await platform.database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.usernameKey, accountKey(username)))
  return taken.length === 0
}
