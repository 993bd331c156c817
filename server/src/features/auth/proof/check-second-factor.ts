import { accountTexts } from '@parleykit/contract/auth/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { hasTwoStep } from '../base/has-two-step.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { codeByAccount, codeByDay } from '../base/throttle-rules.ts'
import { redeemCode } from './redeem-code.ts'

export interface SecondFactor {
  readonly userId: number
  /** Undefined if none was typed. */
  readonly code: string | undefined
  readonly caller: Caller
  /** Whether the account knows the browser. If so, guesses from elsewhere aren't counted against it. */
  readonly isKnownDevice: boolean
}

/**
 * Checks the second step of an account that has one, after its password. Throws `code_required` and `code_invalid`. An
 * attacker gets twenty guesses a day: there are a million codes, and three are valid at a time.
 * @returns whether a code was accepted; false if the account has no second step
 */
export async function checkSecondFactor(platform: Platform, step: SecondFactor): Promise<boolean> {
  const { userId, code, caller, isKnownDevice } = step
  if (!(await hasTwoStep(platform.database, userId))) return false
  if (code === undefined || code === '') throw new DomainError('code_required', accountTexts.codeRequired)
  const key = `${userId}${isKnownDevice ? ' known' : ''}`
  for (const rule of [codeByAccount, codeByDay]) await platform.throttles.consume(rule, key)
  const kind = await redeemCode(platform, userId, code)
  if (kind === null) {
    await recordSecurityEvent(platform, { name: 'code_failed', userId, caller })
    throw new DomainError('code_invalid', accountTexts.codeInvalid)
  }
  for (const rule of [codeByAccount, codeByDay]) await platform.throttles.reset(rule, key)
  if (kind === 'recovery') await recordSecurityEvent(platform, { name: 'recovery_code_used', userId, caller })
  return true
}
