import type { RegisterInput } from '@parleykit/contract/account'
import type { Platform } from '../../platform/platform.ts'
import type { Caller } from './base/caller-of.ts'
import { hashPassword } from './proof/hash-password.ts'
import { admitRegistration } from './registration/admit-registration.ts'
import { makeAccount } from './registration/make-account.ts'
import type { RegistrationHooks } from './registration/registration-hooks.ts'
import type { SignedIn } from './session/start-session.ts'

/** Creates an account with a password and signs in; refused as by `makeAccount`, before anything is hashed where that can be. */
export async function registerAccount(
  platform: Platform,
  input: RegisterInput,
  caller: Caller,
  hooks: RegistrationHooks,
): Promise<SignedIn> {
  if (!(await hooks.isMemberInvitation(input))) await admitRegistration(platform, platform.database, input)
  const passwordHash = await hashPassword(input.password)
  return makeAccount(platform, { applicant: input, passwordHash, caller, hooks })
}
