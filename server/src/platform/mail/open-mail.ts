import type { FastifyBaseLogger } from 'fastify'
import type { MailConfig } from '../../config/mail-config.ts'
import type { Clock } from '../clock/clock.ts'
import type { Transaction } from '../database/index.ts'
import type { JobDefinition, Jobs } from '../jobs/index.ts'
import type { Signing } from '../signing/index.ts'
import { ThrottledError, type ThrottleRule, type Throttles } from '../throttles/index.ts'
import type { Letter } from './letter.ts'
import { toMailFault } from './mail-fault.ts'
import { mailboxKey } from './mailbox-key.ts'
import { openTransport } from './open-transport.ts'

/** Whether a letter is still to be sent: what it is about may have ended while it waited. */
type IsWanted = (letter: Letter) => Promise<boolean>

export interface Mail {
  /** False where no mail server is configured: nothing is sent then. */
  readonly isOn: boolean
  /** Sends a letter once the caller's transaction is committed, again and again for some hours if need be. */
  send(transaction: Transaction, letter: Letter): Promise<void>
  /** Starts to take letters from the queue; of some kinds it is asked whether they are wanted still. */
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

/** Tried for some eight hours. */
const mailJob: JobDefinition<{ letter: string }> = {
  name: 'send-mail',
  exclusive: false,
  retries: 16,
  retrySeconds: 2,
  expireSeconds: 120,
}

/**
 * Mails of one kind to one address: whoever makes the product write to somebody can't fill their mailbox, nor use up
 * what mails of other kinds need.
 */
function mailsADay({ kind, perDay = 30 }: Letter): ThrottleRule {
  return { name: `mail-${kind}`, points: perDay, seconds: 24 * 3600 }
}

const sealKind = 'letter'
const atOnce = 2

/** Mails by way of the job queue, in which they lie sealed: they may hold the link that opens an account. */
export function openMail(config: MailConfig | null, parts: MailParts): Mail {
  const { jobs, signing, throttles, clock, log } = parts
  const transport = config && openTransport(config)

  async function deliver(sealed: string, isWanted: Readonly<Record<string, IsWanted>>): Promise<void> {
    const opened = await signing.unseal(sealKind, sealed)
    if (opened === null || transport === null) return
    const letter = JSON.parse(opened) as Letter
    const { kind, to, until } = letter
    if (until !== undefined && clock().getTime() > until)
      return log.warn({ mail: kind }, 'an email was dropped: it was too old to send')
    if ((await isWanted[kind]?.(letter)) === false)
      return log.info({ mail: kind }, 'an email was dropped: it is no longer needed')
    const [rule, mailbox] = [mailsADay(letter), mailboxKey(to)]
    try {
      await throttles.consume(rule, mailbox)
    } catch (error) {
      if (error instanceof ThrottledError)
        return log.warn({ mail: kind }, 'an email was dropped: too many emails to one address')
      throw error
    }
    try {
      await (await transport).deliver(letter)
      log.info({ mail: kind }, 'an email was sent')
    } catch (error) {
      await throttles.giveBack(rule, mailbox)
      const fault = toMailFault(error)
      const { code, answered, isFinal } = fault
      log.warn({ mail: kind, code, answered, isFinal }, fault.message)
      if (!isFinal) throw fault
    }
  }

  return {
    isOn: transport !== null,
    async send(transaction, letter) {
      if (transport === null) return
      await jobs.send(transaction, mailJob, { letter: await signing.seal(sealKind, JSON.stringify(letter)) })
    },
    async work(isWanted) {
      if (transport !== null) await jobs.work(mailJob, atOnce, ({ letter }) => deliver(letter, isWanted))
    },
    close: async () => (await transport)?.close(),
  }
}
