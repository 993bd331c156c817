import { accountTexts } from '@parleykit/contract/auth/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { mustConfirmEmail } from './must-confirm-email.ts'
import type { Owner } from './to-owner.ts'

/**
 * Throws `email_unconfirmed` before a step that could lock the reader of the address out of the account: the address
 * may be someone else's.
 */
export function requireConfirmedEmail(platform: Pick<Platform, 'mail'>, owner: Owner): void {
  if (mustConfirmEmail(platform, owner))
    throw new DomainError('email_unconfirmed', accountTexts.emailUnconfirmed)
}
