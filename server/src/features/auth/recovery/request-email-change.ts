import { accountTexts } from '@parleykit/contract/auth/texts'
import { and, eq, ne } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailTemplates } from '../../notifications/index.ts'
import { users } from '../base/tables.ts'
import type { Owner } from '../base/to-owner.ts'
import { accountKey } from '../core/account-key.ts'
import { sendConfirmationLink } from './send-confirmation-link.ts'

/**
 * Sends a link to a new address, which the account gets once the link is opened. Throws `already_taken` if another
 * account has it.
 */
export async function requestEmailChange(
  platform: Platform,
  transaction: Transaction,
  { id: userId, username }: Pick<Owner, 'id' | 'username'>,
  email: string,
): Promise<void> {
  const taken = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, accountKey(email)), ne(users.id, userId)))
  if (taken.length > 0) throw new DomainError('already_taken', accountTexts.emailTaken)
  const message = emailTemplates.confirmEmail(username)
  await sendConfirmationLink(platform, transaction, { purpose: 'email_confirmation', userId, email, message })
}
