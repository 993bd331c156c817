import { passkeysMax } from '@parleykit/contract/limits'
import { accountTexts } from '@parleykit/contract/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'

/** Throws `validation_failed` where an account would have more passkeys than it can. */
export function refuseTooMany(count: number): void {
  if (count > passkeysMax) throw new DomainError('validation_failed', accountTexts.tooManyPasskeys)
}
