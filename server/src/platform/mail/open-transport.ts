import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailConfig } from '../../config/mail-config.ts'
import { makeFolder } from '../data-folder/make-folder.ts'
import type { Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

export interface MailTransport {
  /** Hands a letter to the mail server; throws what nodemailer throws. */
  deliver(letter: Letter): Promise<void>
  close(): void
}

/** Milliseconds that a mail server gets for each step. */
const waits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
}

/** Neither a file nor an address of this machine ever gets into a mail. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** The way to the mail server, or, while the product is developed, into a folder. */
export async function openTransport(config: MailConfig): Promise<MailTransport> {
  if (config.kind === 'files') return writeToFolder(config.folder)
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: config.url, requireTLS: config.needsTls, ...waits, ...closed })
  return {
    async deliver(letter) {
      await transport.sendMail(toMessage(letter, config.from))
    },
    close: () => transport.close(),
  }
}

async function writeToFolder(folder: string): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, ...closed })
  return {
    async deliver(letter) {
      const { message } = await transport.sendMail(toMessage(letter, 'parleykit@localhost'))
      await makeFolder(folder)
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${letter.kind}-${randomUUID()}.eml`
      await writeFile(join(folder, name), message, { mode: 0o600 })
    },
    close: () => transport.close(),
  }
}

function toMessage(letter: Letter, from: string) {
  const { to, replyTo, subject } = letter
  const headers = { 'Auto-Submitted': 'auto-generated' }
  // As an object, so that nothing in an address makes a list of it.
  const only = (address: string) => ({ name: '', address })
  const answers = replyTo === undefined ? {} : { replyTo: only(replyTo) }
  return { from, to: only(to), ...answers, subject, headers, ...renderLetter(letter) }
}
