import { accountTexts } from '@parleykit/contract/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { mustConfirmEmail } from './must-confirm-email.ts'
import type { Owner } from './to-owner.ts'

/**
 * Throws `email_unconfirmed` before something is set up that would keep whoever reads the address from the account: it may
 * be somebody else's.
 */
export function requireConfirmedEmail(platform: Pick<Platform, 'mail'>, owner: Owner): void {
  if (mustConfirmEmail(platform, owner))
    throw new DomainError('email_unconfirmed', accountTexts.emailUnconfirmed)
}
