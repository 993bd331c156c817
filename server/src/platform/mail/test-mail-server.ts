import type { MailConfig } from '../../config/mail-config.ts'
import type { Email } from './email.ts'
import { type MailProblem, toMailProblem } from './mail-problem.ts'
import { openTransport } from './open-transport.ts'

/** Connects to a mail server, signs in and sends an email by it. Returns null if the server accepted it. */
export async function testMailServer(config: MailConfig, email: Email): Promise<MailProblem | null> {
  const transport = await openTransport(config)
  try {
    await transport.deliver(email)
    return null
  } catch (error) {
    return toMailProblem(error)
  } finally {
    transport.close()
  }
}
