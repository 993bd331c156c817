import { type MailEncryption, mailPorts } from '@parleykit/contract/setup/server-settings'
import type { MailProblem } from '../../../../platform/mail/index.ts'

/** What was tried. */
export interface TriedMailServer {
  readonly host: string
  readonly port: number
  readonly encryption: MailEncryption
  readonly user: string | null
  readonly from: string
  /** The address that the test email was for. */
  readonly to: string
}

/** In a sentence or two, why the test failed and what to do. */
export function explainMailProblem({ kind, answered }: MailProblem, tried: TriedMailServer): string {
  const { host, port, user, from, to } = tried
  const place = `${host}:${port}`
  const code = answered === null ? '' : ` (${answered})`
  switch (kind) {
    case 'unknown_host':
      return `There is no host named ${host}. Check its spelling.`
    case 'unreachable':
      return `${place} can't be reached. Check host and port, and that no firewall blocks the connection. ${usualPorts}`
    case 'silent':
      return `${place} doesn't answer. Check port and encryption: ${usualPorts}`
    case 'not_mail':
      return `${place} answers, but not as a mail server. Check host and port.`
    case 'no_tls':
      return `${place} doesn't offer ${encryptionNames[tried.encryption]}. ${usualPorts}`
    case 'certificate':
      return `The certificate of ${host} isn't valid for this name, has expired, or is from an authority that this server doesn't know. Use the name that the certificate is for, or renew it.`
    case 'login_refused':
      return `The mail server refused the user or the password${code}. Some providers need an app password here.`
    case 'login_required':
      return user === null
        ? 'The mail server asks for a user and a password. Enter both.'
        : `The mail server didn't accept the sign-in over ${encryptionNames[tried.encryption]}. Try another encryption.`
    case 'sender_refused':
      return `The mail server refused the sender ${from}${code}. Use an address that this user may send from.`
    case 'recipient_refused':
      return `The mail server refused to deliver to your address ${to}${code}. It may only accept addresses of its own domain, or not allow relaying.`
    case 'message_refused':
      return `The mail server refused the test email${code}. Its log says why.`
    case 'other':
      return `The test email couldn't be sent${code}. Check the settings, and the log of the mail server.`
  }
}

const usualPorts = `Usually TLS uses port ${mailPorts.tls} and STARTTLS port ${mailPorts.starttls}.`

const encryptionNames: Readonly<Record<MailEncryption, string>> = {
  tls: 'TLS',
  starttls: 'STARTTLS',
  none: 'a connection without encryption',
}
