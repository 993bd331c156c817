import type { MailConfig } from '../../../config/mail-config.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { testMailServer } from '../../../platform/mail/index.ts'
import type { ThrottleRule } from '../../../platform/throttles/index.ts'
import type { CallerContext } from '../../auth/index.ts'
import { emailTemplates, toEmail } from '../../notifications/index.ts'
import { explainMailProblem, type TriedMailServer } from './core/explain-mail-problem.ts'

/** Each test connects to a mail server and sends an email to the operator. */
const mailTestsByOwner: ThrottleRule = { name: 'mail-tests-owner', points: 20, seconds: 10 * 60 }

/**
 * Sends an email to the operator by a mail server.
 * @throws DomainError `server_setting_refused` with what to do if the server doesn't take it
 */
export async function tryMailServer(
  { platform, owner }: Pick<CallerContext, 'platform' | 'owner'>,
  config: MailConfig,
  tried: Omit<TriedMailServer, 'to'>,
): Promise<void> {
  await platform.throttles.consume(mailTestsByOwner, String(owner.id))
  const email = toEmail(emailTemplates.mailServerTest(owner.username), owner.email)
  const problem = await testMailServer(config, email)
  if (!problem) return
  platform.log.warn({ problem: problem.kind, answered: problem.answered }, 'the test email was not sent')
  throw new DomainError('server_setting_refused', explainMailProblem(problem, { ...tried, to: owner.email }))
}
