import type { RegisterInput } from '@parleykit/contract/auth/account'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { networkOf, ThrottledError } from '../../platform/throttles/index.ts'
import type { Caller } from './base/caller-of.ts'
import { authHooks } from './base/hooks.ts'
import { registerByAddress, registerByEmail, takenPoints } from './base/throttle-rules.ts'
import { accountKey } from './core/account-key.ts'
import { hashNewPassword } from './proof/hash-new-password.ts'
import { authorizeRegistration } from './registration/authorize-registration.ts'
import { createAccount } from './registration/create-account.ts'
import type { SignedIn } from './session/start-session.ts'

/**
 * Creates an account with a password and signs in. Refused as by `createAccount`, before hashing if possible. The
 * response reveals whether an address is taken, so attempts are counted by address, and each network gets few such
 * responses.
 */
export async function registerAccount(
  { platform, caller }: { readonly platform: Platform; readonly caller: Caller },
  input: RegisterInput,
): Promise<SignedIn> {
  await platform.throttles.consume(registerByEmail, accountKey(input.email))
  if (!(await platform.hooks.ask(authHooks.isMemberInvitation, input)))
    await authorizeRegistration(platform, platform.database, input)
  const passwordHash = await hashNewPassword(platform, input.password)
  try {
    return await createAccount(platform, { applicant: input, passwordHash, caller })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'already_taken') await countTaken(platform, caller)
    throw error
  }
}

/** The current response is still given; later ones may be refused. */
async function countTaken({ throttles }: Platform, { address }: Caller): Promise<void> {
  try {
    await throttles.consume(registerByAddress, networkOf(address), takenPoints)
  } catch (error) {
    if (!(error instanceof ThrottledError)) throw error
  }
}
