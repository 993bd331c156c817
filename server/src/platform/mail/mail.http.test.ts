import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestPasswordReset } from '@parleykit/contract/auth/recovery'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { type Mailbox, openMailbox } from '../../../test/open-mailbox.ts'
import { openTransport } from './open-transport.ts'

let mailbox: Mailbox
let app: TestApp
const logged: Record<string, unknown>[] = []
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp(mailbox.environment, (line) => logged.push(line))
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

/** A new account whose first mail has come, so that the next one is another. */
async function makeWelcomed(): Promise<string> {
  const { email } = (await makeOwner(app.origin)).user
  await expect.poll(() => mailbox.welcomesTo(email).length, { timeout: 60_000 }).toBe(1)
  return email
}

const askFor = (username: string) => callRoute(app.origin, requestPasswordReset, { body: { username } })

test('a mail server that is busy is asked again', async () => {
  const email = await makeWelcomed()
  mailbox.refuse(451, 451)
  await askFor(email)
  await expect.poll(() => mailbox.mailsTo(email).length).toBe(1)
  expect(logged.filter(({ answered }) => answered === 451)).toHaveLength(2)
  // What the server said repeats the address.
  expect(JSON.stringify(logged.filter(({ mail }) => mail !== undefined))).not.toContain(email)
})

test('a mailbox that does not exist is written to once', async () => {
  const [email, later] = [await makeWelcomed(), await makeWelcomed()]
  const before = mailbox.attempts
  mailbox.refuse(550)
  await askFor(email)
  await expect.poll(() => logged.filter(({ isFinal }) => isFinal === true).length).toBe(1)
  await askFor(later)
  await expect.poll(() => mailbox.mailsTo(later).length).toBe(1)
  expect(mailbox.mailsTo(email)).toEqual([])
  expect(mailbox.attempts).toBe(before + 2)
})

test('nothing in a name becomes HTML, or a header', async () => {
  const transport = await openTransport({
    kind: 'smtp',
    url: mailbox.environment.SMTP_URL ?? '',
    from: 'ParleyKit <parleykit@example.com>',
    needsTls: false,
  })
  await transport.deliver({
    kind: 'test',
    to: 'hostile@example.com',
    subject: 'One\r\nBcc: everybody@example.com',
    paragraphs: ['<img src=x onerror=alert(1)> & "quotes"'],
    action: { label: '<b>Open</b>', url: 'https://example.com/"onclick="x' },
    footer: '</html><script>',
  })
  transport.close()
  const [mail] = mailbox.mailsTo('hostile@example.com')
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
  expect(mail?.html).not.toMatch(/<(img|b|script)\b|"onclick="/)
  expect(mail?.text).toContain('<img src=x onerror=alert(1)> & "quotes"')
  expect(mailbox.mailsTo('everybody@example.com')).toEqual([])
  expect(mail?.to).toBe('hostile@example.com')
})

test('while the product is developed, mails are files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parleykit-mail-'))
  const transport = await openTransport({ kind: 'files', folder: join(folder, 'mail') })
  const text = { kind: 'hello', subject: 'Hello', paragraphs: ['How are you?'], footer: 'Bye' }
  await transport.deliver({ ...text, to: 'ada@example.com' })
  const [name = ''] = await readdir(join(folder, 'mail'))
  expect(name).toMatch(/-hello-.*\.eml$/)
  expect(await readFile(join(folder, 'mail', name), 'utf8')).toContain('How are you?')
  await rm(folder, { recursive: true })
})
