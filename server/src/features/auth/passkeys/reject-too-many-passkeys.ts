import { passkeysMax } from '@parleykit/contract/auth/limits'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'

/** Throws `validation_failed` if an account would have too many passkeys. */
export function rejectTooManyPasskeys(count: number): void {
  if (count > passkeysMax) throw new DomainError('validation_failed', accountTexts.tooManyPasskeys)
}
