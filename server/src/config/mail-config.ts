import { mailSender } from '@parleykit/contract/setup/server-settings'
import { z } from 'zod'

export const mailVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be smtp:// or smtps:// with a host' })
    .optional()
    .describe(
      'Mail server, such as smtps://user:password@mail.example.com. If unset, the operator may set one on the Server settings page.',
    ),
  MAIL_FROM: z
    .string()
    .regex(mailSender, 'must be an email address, or a name and <address>')
    .optional()
    .describe('Sender of emails, such as ParleyKit <parleykit@example.com>; required with SMTP_URL.'),
}

type MailVariables = z.infer<z.ZodObject<typeof mailVariables>>

/** How mails leave: by a mail server, or, while the product is developed, into a folder. */
export type MailConfig =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string; readonly needsTls: boolean }
  | { readonly kind: 'files'; readonly folder: string }

/** What is wrong with the combination of the mail's variables, a sentence each; no value is repeated. */
export function findMailProblems(values: MailVariables & { PUBLIC_URL?: string | undefined }): string[] {
  return [
    ...(values.SMTP_URL && !values.MAIL_FROM ? ['  SMTP_URL: also needs MAIL_FROM'] : []),
    ...(values.MAIL_FROM && !values.SMTP_URL ? ['  MAIL_FROM: also needs SMTP_URL'] : []),
    ...(values.SMTP_URL && !values.PUBLIC_URL
      ? ['  SMTP_URL: also needs PUBLIC_URL, which links in emails point to']
      : []),
  ]
}

/** Null where no mail server is configured. */
export function toMailConfig({ SMTP_URL: url, MAIL_FROM: from }: MailVariables): MailConfig | null {
  if (!url || !from) return null
  const { hostname, username } = new URL(url)
  // A password never travels in the clear; an own relay may do without TLS.
  return { kind: 'smtp', url, from, needsTls: username !== '' && !isOwnMachine(hostname) }
}

/** Whether a host, as a URL has it, is the machine itself. */
export function isOwnMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
