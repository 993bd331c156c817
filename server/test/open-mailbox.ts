import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { emailTemplates } from '../src/features/notifications/index.ts'

export interface ReceivedMail {
  readonly from: string
  readonly to: string
  /** Where answers go; empty for the sender. */
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address of its link; empty when it has none. */
  readonly link: string
}

export interface Mailbox {
  /** What SMTP_URL, MAIL_FROM and PUBLIC_URL have to be. */
  readonly environment: Record<string, string>
  readonly port: number
  /** Without those that confirm an address at its sign-up, which every account gets: see `welcomesTo`. */
  readonly mails: readonly ReceivedMail[]
  /** How often a client began to hand over a mail. */
  readonly attempts: number
  /** Answers the next recipients with these codes instead of taking them. */
  refuse(...codes: number[]): void
  mailsTo(address: string): ReceivedMail[]
  /** Those that confirm an address at its sign-up. */
  welcomesTo(address: string): ReceivedMail[]
  close(): Promise<void>
}

const welcome = emailTemplates.confirmFirstEmail('').subject

interface MailboxOptions {
  /** Who may send; everyone by default. */
  readonly login?: { readonly user: string; readonly password: string }
  /** Offers STARTTLS by this certificate. */
  readonly certificate?: { readonly cert: string; readonly key: string }
  /** Refuses this sender. */
  readonly refusedSender?: string
}

/** A real mail server on this machine, which keeps what it gets. */
export async function openMailbox({
  login,
  certificate,
  refusedSender,
}: MailboxOptions = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const welcomes: ReceivedMail[] = []
  const refusals: number[] = []
  let attempts = 0
  const server = new SMTPServer({
    authOptional: !login,
    allowInsecureAuth: true,
    disabledCommands: certificate ? [] : ['STARTTLS'],
    ...certificate,
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) done(null, { user: username })
      else done(new Error('Wrong user or password'))
    },
    onMailFrom({ address }, _session, done) {
      if (address !== refusedSender) return done()
      done(Object.assign(new Error('This sender is not yours'), { responseCode: 553 }))
    },
    onRcptTo(address, _session, done) {
      attempts++
      const code = refusals.shift()
      if (code === undefined) return done()
      done(Object.assign(new Error(`${address.address} is not taken`), { responseCode: code }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const parsed = await PostalMime.parse(Buffer.concat(chunks))
        const { from, subject = '', text = '', html = '' } = parsed
        const replyTo = parsed.replyTo?.map(({ address }) => address).join(', ') ?? ''
        const link = /^https?:\S+$/m.exec(text)?.[0] ?? ''
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
        const kept = subject === welcome ? welcomes : mails
        kept.push({ from: from?.address ?? '', to, replyTo, subject, text, html, link })
        done()
      })
    },
  })
  // A client that doesn't trust the certificate breaks off.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'ParleyKit <parleykit@example.com>',
      PUBLIC_URL: 'http://parleykit.example',
    },
    port,
    mails,
    get attempts() {
      return attempts
    },
    refuse: (...codes) => void refusals.push(...codes),
    mailsTo: (address) => mails.filter(({ to }) => to === address),
    welcomesTo: (address) => welcomes.filter(({ to }) => to === address),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** What a mail's link carries in its fragment. */
export const tokenOf = ({ link }: ReceivedMail): string => new URL(link).hash.slice(1)
