import { accountTexts } from '@parleykit/contract/auth/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { confirmationByAccount } from '../base/throttle-rules.ts'
import type { Owner } from '../base/to-owner.ts'
import { sendFirstConfirmation } from './send-first-confirmation.ts'

/**
 * Resends the link that confirms an account's address, a few times an hour. Throws `already_exists` if it is confirmed
 * and `mail_unavailable` on a server without mail.
 */
export async function sendEmailConfirmation(platform: Platform, owner: Owner): Promise<void> {
  if (!platform.mail.isOn) throw new DomainError('mail_unavailable', accountTexts.mailUnavailable)
  if (owner.isEmailConfirmed) throw new DomainError('already_exists', accountTexts.emailIsConfirmed)
  await platform.throttles.consume(confirmationByAccount, String(owner.id))
  await platform.database.transaction((transaction) => sendFirstConfirmation(platform, transaction, owner))
}
