import type { LoginInput } from '@parleykit/contract/auth/account'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { ThrottledError } from '../../platform/throttles/index.ts'
import type { Caller } from './base/caller-of.ts'
import { findLoginUser } from './base/find-login-user.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { accountKey } from './core/account-key.ts'
import { checkSecondFactor, type SecondFactor } from './proof/check-second-factor.ts'
import { verifyPassword } from './proof/verify-password.ts'
import { type SignedIn, startSession } from './session/start-session.ts'
import { type SignInAttempt, type SignInThrottle, throttleSignIn } from './session/throttle-sign-in.ts'

export interface SignInRequest {
  readonly caller: Caller
  /** The browser's device token for an account. */
  readonly deviceTokenOf: (userId: number) => string | null
  /** Whether the attempt was already counted for its network. */
  readonly isCounted: boolean
}

/** Opens a session for a username or email address and its password. Every mismatch gets the same refusal. */
export async function logIn(
  platform: Platform,
  input: LoginInput,
  { caller, deviceTokenOf, isCounted }: SignInRequest,
): Promise<SignedIn> {
  const name = accountKey(input.username)
  const user = await findLoginUser(platform.database, name)
  const deviceToken = user && deviceTokenOf(user.id)
  const admission = await admit(platform, { name, userId: user?.id ?? null, caller, deviceToken, isCounted })
  const urgent = admission.isKnownDevice
  const comparedHash = admission.refusal ? null : (user?.passwordHash ?? null)
  const matches = await verifyPassword(comparedHash, input.password, { urgent })
  if (!user || !matches) {
    // Not awaited: a slower response would reveal that the account exists.
    void recordSecurityEvent(platform, { name: 'sign_in_failed', userId: user?.id ?? null, caller })
    throw new DomainError('invalid_credentials', accountTexts.wrongCredentials)
  }
  const { id: userId, passwordHash } = user
  const hasSecondStep = await takeSecondStep(platform, {
    userId,
    code: input.code,
    caller,
    isKnownDevice: admission.isKnownDevice,
  })
  const signedIn = await platform.database.transaction((transaction) =>
    startSession(transaction, {
      userId,
      passwordHash,
      hasSecondStep,
      caller,
      deviceToken,
      now: platform.clock(),
    }),
  )
  await admission.forgive()
  await recordSecurityEvent(platform, { name: 'sign_in', userId, caller })
  return signedIn
}

/** Names the missing step in a header. The status is the same as for any failed sign-in. */
async function takeSecondStep(platform: Platform, step: SecondFactor): Promise<boolean> {
  try {
    return await checkSecondFactor(platform, step)
  } catch (error) {
    if (!(error instanceof DomainError) || !['code_required', 'code_invalid'].includes(error.code))
      throw error
    throw new DomainError('invalid_credentials', error.message, { authStep: 'code' })
  }
}

async function admit(platform: Platform, attempt: SignInAttempt): Promise<SignInThrottle> {
  const record = (refusal: unknown) => {
    const { userId, caller } = attempt
    // Once per window: a flood of refusals must not become a flood of rows.
    if (refusal instanceof ThrottledError && refusal.isFirst)
      void recordSecurityEvent(platform, { name: 'sign_in_throttled', userId, caller })
  }
  try {
    const admission = await throttleSignIn(platform, attempt)
    record(admission.refusal)
    return admission
  } catch (error) {
    record(error)
    throw error
  }
}
