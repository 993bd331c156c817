import { accountTexts } from '@parleykit/contract/auth/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import type { Owner } from '../base/to-owner.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { checkSecondFactor } from './check-second-factor.ts'

export interface Proof {
  readonly password: string
  readonly code?: string | undefined
}

/**
 * Confirms the owner's identity before an action that can't be undone: the password, and a code if the account has a
 * second step. Throws `wrong_password`, `code_required` and `code_invalid`.
 * @returns the stored hash of the password
 */
export async function proveIdentity(
  platform: Platform,
  owner: Owner,
  { password, code }: Proof,
  caller: Caller,
): Promise<string> {
  if (password === '') throw new DomainError('wrong_password', accountTexts.currentPasswordRequired)
  const passwordHash = await checkOwnPassword(platform, owner, password, caller)
  await checkSecondFactor(platform, { userId: owner.id, code, caller, isKnownDevice: true })
  return passwordHash
}
