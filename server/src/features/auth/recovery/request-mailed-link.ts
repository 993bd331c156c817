import type { PasswordResetRequestInput } from '@parleykit/contract/auth/recovery'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { resetByName, signInLinkByName } from '../base/throttle-rules.ts'
import { accountKey } from '../core/account-key.ts'
import { sendResetLinkJob, sendSignInLinkJob } from './jobs.ts'

/** The mailed links for people who can't sign in, each with the rate limit of a typed name. */
const links = {
  passwordReset: { job: sendResetLinkJob, rule: resetByName },
  signIn: { job: sendSignInLinkJob, rule: signInLinkByName },
} as const

/**
 * Queues a link for the account of a name, if there is one. It looks nothing up, so unknown names get the same response
 * after the same work, with the same limit. Throws `mail_unavailable` on a server without mail.
 */
export async function requestMailedLink(
  platform: Platform,
  kind: keyof typeof links,
  input: PasswordResetRequestInput,
  caller: Caller,
): Promise<void> {
  if (!platform.mail.isOn) throw new DomainError('mail_unavailable', accountTexts.resetByOperator)
  const { job, rule } = links[kind]
  const name = accountKey(input.username)
  await platform.throttles.consume(rule, name)
  await platform.database.transaction(async (transaction) => {
    await platform.jobs.send(transaction, job, { name, caller })
  })
}
