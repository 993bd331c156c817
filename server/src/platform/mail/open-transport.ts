import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailConfig } from '../../config/mail-config.ts'
import { makeFolder } from '../data-folder/make-folder.ts'
import type { Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

export interface MailTransport {
  /** Passes an email to the mail server; throws nodemailer's errors. */
  deliver(letter: Letter): Promise<void>
  close(): void
}

/** The mail server's timeouts in milliseconds. */
const waits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
}

/** Emails never include files or content from addresses of this machine. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** The connection to the mail server, or to a folder during development. */
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
  // As an object, so that no character in an address can turn it into a list.
  const only = (address: string) => ({ name: '', address })
  const answers = replyTo === undefined ? {} : { replyTo: only(replyTo) }
  return { from, to: only(to), ...answers, subject, headers, ...renderLetter(letter) }
}
