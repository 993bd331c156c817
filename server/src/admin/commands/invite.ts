import { z } from 'zod'
import type { MailConfig } from '../../config/mail-config.ts'
import { recordAccountChange } from '../../features/account/index.ts'
import { createInvitation } from '../../features/auth/index.ts'
import { emailTemplates, toEmail } from '../../features/notifications/index.ts'
import { findMailConfig } from '../../features/setup/mail-server/index.ts'
import { lockModes } from '../../features/setup/modes/index.ts'
import { type Email, openTransport, toMailFault } from '../../platform/mail/index.ts'
import type { CommandOptions } from '../operator/command.ts'
import { commandActor, type OpenOperator } from '../operator/operator.ts'
import { printLink } from './print-link.ts'

export async function invite(
  operator: OpenOperator,
  _words: readonly string[],
  { email }: CommandOptions,
): Promise<void> {
  const { config, log } = operator
  if (email !== undefined && !z.email().safeParse(email).success)
    throw new Error(`“${email}” isn't an email address.`)
  const details = email === undefined ? {} : { email }
  const record = recordAccountChange(
    { operator, ...commandActor },
    { action: 'account_invited', account: null, details },
  )
  const { token, expiresAt } = await createInvitation(operator, email ?? null, record)
  log.info({ securityEvent: 'invitation_made' }, 'security event')
  const url = `${config.siteUrl}/auth?invite=${token}`
  printLink(operator, url)
  const whom = email === undefined ? 'one account' : `one account with ${email}`
  operator.print(`Registers ${whom}, until ${expiresAt.toISOString()}. It's shown only once.`)
  const { registration } = await operator.database.transaction((transaction) =>
    lockModes(transaction, config),
  )
  if (registration !== 'invite')
    operator.print(
      `Registration is ${registration}, unless the server has another REGISTRATION than this command. Invitations aren't needed then and can't be used.`,
    )
  const mail = email === undefined ? null : await findMailConfig(operator)
  if (email === undefined || !mail) return
  const until = expiresAt.toISOString().slice(0, 10)
  await sendAtOnce(mail, toEmail(emailTemplates.invitation(until), email, { url }))
  operator.print(`It was emailed to ${email}.`)
}

/** Without the queue: who typed the command wants to know what became of it. */
async function sendAtOnce(config: MailConfig, letter: Email): Promise<void> {
  const transport = await openTransport(config)
  try {
    await transport.deliver(letter)
  } catch (error) {
    throw new Error(`The link works, but ${toMailFault(error).message}.`)
  } finally {
    transport.close()
  }
}
