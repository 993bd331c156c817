import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mailbox, openMailbox, type ReceivedMail } from '../../server/test/open-mailbox.ts'
import { test as base, expect } from './product.ts'
import { endServer, runServer } from './run-server.ts'

/** A product that sends mails, with the mail server that takes them. */
export interface MailingProduct {
  readonly origin: string
  readonly mailbox: Mailbox
  /** The newest mail to an address, once there is one with these words in its subject. */
  mailTo(address: string, subject: string): Promise<ReceivedMail>
  /** Where a mail's link leads on this machine. */
  linkOf(mail: ReceivedMail): string
}

export const test = base.extend<object, { mailing: MailingProduct }>({
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
      const mailbox = await openMailbox()
      const environment = { ...mailbox.environment, EMBEDDING_MODEL: 'off' }
      const server = await runServer(dataDir, environment)
      await use({
        origin: server.origin,
        mailbox,
        linkOf: ({ link }) => link.replace(/^https?:\/\/[^/]+/, server.origin),
        async mailTo(address, subject) {
          const newest = () => mailbox.mailsTo(address).findLast((mail) => mail.subject.includes(subject))
          await expect.poll(newest).toBeDefined()
          const mail = newest()
          if (!mail) throw new Error(`No mail to ${address}`)
          return mail
        },
      })
      await endServer(server, 'SIGTERM')
      await mailbox.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export { expect }
