import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailTemplates } from '../../notifications/index.ts'
import type { Owner } from '../base/to-owner.ts'
import { sendConfirmationLink } from './send-confirmation-link.ts'

/** Mails an account's address the link that confirms it. Does nothing on a server without mail. */
export async function sendFirstConfirmation(
  platform: Platform,
  transaction: Transaction,
  { id: userId, username, email }: Pick<Owner, 'id' | 'username' | 'email'>,
): Promise<void> {
  if (!platform.mail.isOn) return
  const purpose = 'first_email_confirmation'
  const message = emailTemplates.confirmFirstEmail(username)
  await sendConfirmationLink(platform, transaction, { purpose, userId, email, message })
}
