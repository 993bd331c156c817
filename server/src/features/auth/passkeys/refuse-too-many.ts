import { passkeysMax } from '@parleykit/contract/limits'
import { accountTexts } from '@parleykit/contract/texts'
import { ApiError } from '../../../platform/http/index.ts'

/** Throws `validation_failed` where an account would have more passkeys than it can. */
export function refuseTooMany(count: number): void {
  if (count > passkeysMax) throw new ApiError('validation_failed', accountTexts.tooManyPasskeys)
}
