import type { LoginInput } from '@parleykit/contract/account'
import { accountTexts } from '@parleykit/contract/texts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { ThrottledError } from '../../platform/throttles/index.ts'
import type { Caller } from './base/caller-of.ts'
import { findLoginUser } from './base/find-login-user.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { accountKey } from './core/account-key.ts'
import { checkCode, type SecondStep } from './proof/check-code.ts'
import { verifyPassword } from './proof/verify-password.ts'
import { type Admission, admitSignIn, type SignInAttempt } from './session/admit-sign-in.ts'
import { type SignedIn, startSession } from './session/start-session.ts'

export interface SignInRequest {
  readonly caller: Caller
  /** What the browser says that an account knows it by. */
  readonly deviceTokenOf: (userId: number) => string | null
  /** Whether its network has been counted already. */
  readonly isCounted: boolean
}

/** Opens a session for a username or e-mail address and its password; the same refusal for every mismatch. */
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
    // Not waited for: an answer that takes longer would say that there is such an account.
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

/** What is missing is said in a header, and with the status of every sign-in that isn't right. */
async function takeSecondStep(platform: Platform, step: SecondStep): Promise<boolean> {
  try {
    return await checkCode(platform, step)
  } catch (error) {
    if (!(error instanceof DomainError) || !['code_required', 'code_invalid'].includes(error.code))
      throw error
    throw new DomainError('invalid_credentials', error.message, { authStep: 'code' })
  }
}

async function admit(platform: Platform, attempt: SignInAttempt): Promise<Admission> {
  const record = (refusal: unknown) => {
    const { userId, caller } = attempt
    // Once a window: a flood of refusals must not become a flood of rows.
    if (refusal instanceof ThrottledError && refusal.isFirst)
      void recordSecurityEvent(platform, { name: 'sign_in_throttled', userId, caller })
  }
  try {
    const admission = await admitSignIn(platform, attempt)
    record(admission.refusal)
    return admission
  } catch (error) {
    record(error)
    throw error
  }
}
