import type { FastifyBaseLogger } from 'fastify'
import type { MailConfig } from '../../config/mail-config.ts'
import type { Clock } from '../clock/clock.ts'
import type { Transaction } from '../database/index.ts'
import type { JobDefinition, Jobs } from '../jobs/index.ts'
import type { Signing } from '../signing/index.ts'
import { ThrottledError, type ThrottleRule, type Throttles } from '../throttles/index.ts'
import type { Email } from './email.ts'
import { MailFault, toMailFault } from './mail-fault.ts'
import { mailboxKey } from './mailbox-key.ts'
import { openTransport } from './open-transport.ts'

/** Whether an email should still be sent: its reason may have ended while it waited. */
type IsWanted = (email: Email) => Promise<boolean>

export interface Mail {
  /** False if there is no mail server. Then nothing is sent. */
  readonly isOn: boolean
  /** The mail server in use; null if there is none. */
  readonly config: MailConfig | null
  /** Uses another mail server from now on, also for emails that wait. Null for none: then they wait on. */
  use(config: MailConfig | null): void
  /** Sends an email once the caller's transaction is committed, with retries for some hours. */
  send(transaction: Transaction, email: Email): Promise<void>
  /** Starts to take emails from the queue. Some kinds are checked for whether they are still wanted. */
  work(isWanted: Readonly<Record<string, IsWanted>>): Promise<void>
  close(): Promise<void>
}

interface MailParts {
  readonly jobs: Jobs
  readonly signing: Signing
  readonly throttles: Throttles
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

/** Retries over about eight hours. */
const mailJob: JobDefinition<{ letter: string }> = {
  name: 'send-mail',
  exclusive: false,
  retries: 16,
  retrySeconds: 2,
  expireSeconds: 120,
}

/**
 * Limits emails of one kind to one address, so that nobody can use the product to flood a mailbox, or to use up the
 * quota of other kinds.
 */
function mailsADay({ kind, perDay = 30 }: Email): ThrottleRule {
  return { name: `mail-${kind}`, points: perDay, seconds: 24 * 3600 }
}

const sealKind = 'letter'
const atOnce = 2

/**
 * Sends emails through the job queue. They are sealed there, since they may contain a link that gives access to an
 * account.
 */
export function openMail(initial: MailConfig | null, parts: MailParts): Mail {
  const { jobs, signing, throttles, clock, log } = parts
  let config = initial
  let transport = config && openTransport(config)

  async function deliver(sealed: string, isWanted: Readonly<Record<string, IsWanted>>): Promise<void> {
    const opened = await signing.unseal(sealKind, sealed)
    if (opened === null) return
    const email = JSON.parse(opened) as Email
    const { kind, to, until } = email
    if (until !== undefined && clock().getTime() > until)
      return log.warn({ mail: kind }, 'an email was dropped: it was too old to send')
    if ((await isWanted[kind]?.(email)) === false)
      return log.info({ mail: kind }, 'an email was dropped: it is no longer needed')
    const [rule, mailbox] = [mailsADay(email), mailboxKey(to)]
    try {
      await throttles.consume(rule, mailbox)
    } catch (error) {
      if (error instanceof ThrottledError)
        return log.warn({ mail: kind }, 'an email was dropped: too many emails to one address')
      throw error
    }
    try {
      // Jobs are kept and tried again until there is a mail server again.
      if (transport === null) throw new MailFault('ENOSERVER', null)
      await (await transport).deliver(email)
      log.info({ mail: kind }, 'an email was sent')
    } catch (error) {
      await throttles.giveBack(rule, mailbox)
      const fault = error instanceof MailFault ? error : toMailFault(error)
      const { code, answered, isFinal } = fault
      log.warn({ mail: kind, code, answered, isFinal }, fault.message)
      if (!isFinal) throw fault
    }
  }

  return {
    get isOn() {
      return transport !== null
    },
    get config() {
      return config
    },
    use(next) {
      const former = transport
      config = next
      transport = next && openTransport(next)
      void former?.then((opened) => opened.close())
    },
    async send(transaction, email) {
      if (transport === null) return
      await jobs.send(transaction, mailJob, { letter: await signing.seal(sealKind, JSON.stringify(email)) })
    },
    async work(isWanted) {
      await jobs.work(mailJob, atOnce, ({ letter }) => deliver(letter, isWanted))
    },
    close: async () => (await transport)?.close(),
  }
}
