import type { PasswordResetRequestInput } from '@parleykit/contract/recovery'
import { accountTexts } from '@parleykit/contract/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { resetByName } from '../base/throttle-rules.ts'
import { accountKey } from '../core/account-key.ts'
import { mailResetLinkJob } from './jobs.ts'

/**
 * Has a link sent to the account of a name, if there is one. Here nothing is looked up: for names that nobody has the
 * answer is the same, after the same work, and as many of them are counted.
 */
export async function requestPasswordReset(
  platform: Platform,
  input: PasswordResetRequestInput,
  caller: Caller,
): Promise<void> {
  if (!platform.mail.isOn) throw new DomainError('mail_unavailable', accountTexts.resetByOperator)
  const name = accountKey(input.username)
  await platform.throttles.consume(resetByName, name)
  await platform.database.transaction(async (transaction) => {
    await platform.jobs.send(transaction, mailResetLinkJob, { name, caller })
  })
}
