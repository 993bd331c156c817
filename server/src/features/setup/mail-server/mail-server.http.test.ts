import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getSignInOptions, requestPasswordReset } from '@parleykit/contract/auth/recovery'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import {
  getMailServer,
  type MailServerInput,
  removeMailServer,
  saveMailServer,
  sendTestEmail,
  serverSettingTexts,
} from '@parleykit/contract/setup/server-settings'
import { chooseAudience } from '@parleykit/contract/setup/setup'
import { afterEach, expect, test } from 'vitest'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { createTestDatabase } from '../../../../test/create-test-database.ts'
import { queryDatabase } from '../../../../test/keep-asking.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { type Mailbox, openMailbox } from '../../../../test/open-mailbox.ts'
import { selfSigned } from '../../../../test/self-signed.ts'
import { restoreBackup, takeBackup } from '../../../platform/backup/index.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function open(
  environment: Record<string, string> = {},
  onLog?: (line: Record<string, unknown>) => void,
): Promise<TestApp> {
  const app = await createTestApp(environment, onLog)
  closing.push(app.close)
  return app
}

const login = { user: 'relay@example.com', password: 'a password of the relay' }

async function openRelay(options: Parameters<typeof openMailbox>[0] = { login }): Promise<Mailbox> {
  const relay = await openMailbox(options)
  closing.push(relay.close)
  return relay
}

/** A server of another protocol. */
async function openOtherServer(): Promise<{ readonly port: number }> {
  const server = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => void server.close())
  return server.address() as AddressInfo
}

const inputFor = ({ port }: { readonly port: number }, changed: Partial<MailServerInput> = {}) => ({
  ...{ host: '127.0.0.1', port, encryption: 'none' as const, ...login },
  ...{ from: 'ParleyKit <agents@example.com>', currentPassword: 'correct horse', ...changed },
})

const save = (operator: TestOwner, relay: { readonly port: number }, changed?: Partial<MailServerInput>) =>
  operator.call(saveMailServer, { body: inputFor(relay, changed) })
const askForReset = (origin: string, { user }: TestOwner) =>
  callRoute(origin, requestPasswordReset, { body: { username: user.username } })
const isOn = async ({ origin }: TestApp) => (await callRoute(origin, getSignInOptions)).body.mail
const resetsTo = (relay: Mailbox, { user }: TestOwner) =>
  relay.mailsTo(user.email).filter(({ link }) => link.includes('/reset-password'))

test('a mail server is tested by a mail to the operator, and then all processes send by it', async () => {
  const logged: Record<string, unknown>[] = []
  const app = await open({ PUBLIC_URL: 'http://localhost' }, (line) => logged.push(line))
  const other = await open({ DATABASE_URL: app.databaseUrl, PUBLIC_URL: 'http://localhost' })
  const [operator, customer] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  const relay = await openRelay()
  expect((await operator.call(getMailServer)).body).toEqual({
    server: null,
    ...{ isSetByServer: false, linksLeadTo: 'http://localhost', hasPublicUrl: true },
  })
  expect([await isOn(app), await isOn(other)]).toEqual([false, false])
  expect((await askForReset(app.origin, customer)).status).toBe(503)

  const saved = await save(operator, relay)
  const shown = { host: '127.0.0.1', port: relay.port, encryption: 'none', user: login.user }
  const rest = { passwordEnding: 'elay', needsPassword: false, from: 'ParleyKit <agents@example.com>' }
  expect(saved).toMatchObject({ status: 200, body: { server: { ...shown, ...rest }, isSetByServer: false } })
  expect(relay.mailsTo(operator.user.email)).toMatchObject([
    { subject: 'ParleyKit can send email', from: 'agents@example.com' },
  ])
  expect(await isOn(app)).toBe(true)
  await expect.poll(() => isOn(other), { timeout: 1000, interval: 20 }).toBe(true)

  await askForReset(app.origin, customer)
  await expect.poll(() => resetsTo(relay, customer).length).toBe(1)
  await askForReset(other.origin, customer)
  await expect.poll(() => resetsTo(relay, customer).length).toBe(2)
  expect(resetsTo(relay, customer)[0]?.link).toMatch(/^http:\/\/localhost\//)

  const stored = await queryDatabase(app.databaseUrl, 'select value::text from server_settings')
  expect(JSON.stringify([stored, saved.body, logged])).not.toContain(login.password)
  expect((await operator.call(sendTestEmail)).body.message).toBe(
    `We sent a message to ${operator.user.email}.`,
  )
  expect(relay.mailsTo(operator.user.email)).toHaveLength(2)

  const removed = await operator.call(removeMailServer, { body: { password: 'correct horse' } })
  expect(removed.body).toMatchObject({ server: null })
  expect(await isOn(app)).toBe(false)
  await expect.poll(() => isOn(other), { timeout: 1000, interval: 20 }).toBe(false)
  const events = (await operator.call(listSecurityEvents)).body
  expect(events).toContainEqual(expect.objectContaining({ name: 'mail_server_saved', subject: '127.0.0.1' }))
  expect(events).toContainEqual(expect.objectContaining({ name: 'mail_server_removed' }))
})

test('mails that wait are sent by the next mail server', async () => {
  const app = await open()
  const operator = await makeOwner(app.origin)
  const [first, second] = [await openRelay(), await openRelay()]
  await save(operator, first)
  first.refuse(...Array.from({ length: 50 }, () => 451))
  await askForReset(app.origin, operator)
  await expect.poll(() => first.attempts).toBeGreaterThan(1)
  await save(operator, second, { host: 'localhost' })
  await expect.poll(() => resetsTo(second, operator).length, { timeout: 60_000 }).toBe(1)
})

test('what a mail server refuses is explained, and nothing is saved', async () => {
  const app = await open()
  const operator = await makeOwner(app.origin)
  const relay = await openRelay()
  const expectRefusal = async (sending: ReturnType<typeof save>, message: string | RegExp) => {
    const { status, body } = await sending
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'server_setting_refused' } })
    expect((body as unknown as { message: string }).message).toMatch(message)
  }
  await expectRefusal(
    save(operator, relay, { password: 'wrong' }),
    /refused the user or the password \(535\)/,
  )
  await expectRefusal(save(operator, relay, { user: undefined }), /asks for a user and a password/)
  await expectRefusal(save(operator, { port: 1 }), "127.0.0.1:1 can't be reached")
  await expectRefusal(
    save(operator, relay, { host: 'no-such-host.invalid', encryption: 'tls' }),
    'no host named',
  )
  await expectRefusal(save(operator, relay, { encryption: 'tls' }), "doesn't offer TLS")
  await expectRefusal(save(operator, relay, { encryption: 'starttls' }), "doesn't offer STARTTLS")
  await expectRefusal(save(operator, await openOtherServer()), 'not as a mail server')
  const secured = await openRelay({ certificate: selfSigned })
  await expectRefusal(save(operator, secured, { encryption: 'starttls' }), 'The certificate of 127.0.0.1')
  const strict = await openRelay({ refusedSender: 'agents@example.com' })
  await expectRefusal(save(operator, strict, { user: undefined }), 'refused the sender')
  relay.refuse(550)
  await expectRefusal(save(operator, relay), `deliver to your address ${operator.user.email} (550)`)

  const away = { host: 'mail.example.com' }
  expect((await save(operator, relay, away)).body).toMatchObject({ message: serverSettingTexts.loginInClear })
  for (const host of ['mail.example.com:587', 'smtp://mail.example.com', 'a b'])
    expect((await save(operator, relay, { host })).body).toMatchObject({
      message: serverSettingTexts.hostInvalid,
    })
  expect((await save(operator, relay, { password: undefined })).body).toMatchObject({
    message: serverSettingTexts.passwordRequired,
  })
  expect((await save(operator, relay, { currentPassword: 'wrong horse' })).body).toMatchObject({
    code: 'wrong_password',
  })
  expect((await operator.call(sendTestEmail)).status).toBe(400)
  expect((await operator.call(getMailServer)).body.server).toBeNull()
  expect(await isOn(app)).toBe(false)
})

test('a password stays with its host and user, and is asked for with another', async () => {
  const app = await open()
  const operator = await makeOwner(app.origin)
  const [relay, other] = [await openRelay(), await openRelay()]
  await save(operator, relay)
  const kept = await save(operator, other, { password: undefined, from: 'help@example.com' })
  expect(kept.body.server).toMatchObject({
    port: other.port,
    from: 'help@example.com',
    passwordEnding: 'elay',
  })
  expect((await save(operator, other, { password: undefined, host: 'localhost' })).status).toBe(400)
  expect((await save(operator, other, { password: undefined, user: 'other' })).status).toBe(400)
})

test('the mail server of the environment wins, and is shown without its password', async () => {
  const relay = await openRelay()
  const url = `smtp://${encodeURIComponent(login.user)}:secret%2Fword@127.0.0.1:${relay.port}`
  const app = await open({ ...relay.environment, SMTP_URL: url, PUBLIC_URL: 'http://localhost' })
  const operator = await makeOwner(app.origin)
  const shown = await operator.call(getMailServer)
  expect(shown.body).toMatchObject({
    server: { host: '127.0.0.1', port: relay.port, user: login.user, passwordEnding: null },
    isSetByServer: true,
  })
  expect(JSON.stringify(shown.body)).not.toContain('word@')
  expect((await save(operator, relay)).body).toMatchObject({ message: serverSettingTexts.mailSetByServer })
  const proof = { body: { password: 'correct horse' } }
  expect((await operator.call(removeMailServer, proof)).status).toBe(400)
  expect(await isOn(app)).toBe(true)
})

test('to everyone but the operator there is no such page', async () => {
  const app = await open()
  const [operator, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  const relay = await openRelay()
  const statuses = async () => [
    (await other.call(getMailServer)).status,
    (await save(other, relay)).status,
    (await other.call(removeMailServer, { body: { password: 'correct horse' } })).status,
    (await other.call(sendTestEmail)).status,
  ]
  expect(await statuses()).toEqual([404, 404, 404, 404])
  await operator.call(chooseAudience, { body: { audience: 'team' } })
  expect(await statuses()).toEqual([404, 404, 404, 404])
  expect((await operator.call(getMailServer)).status).toBe(200)
  expect(relay.attempts).toBe(0)
})

test('a backup keeps the mail server; where its key is gone, the password must be entered again', async () => {
  const app = await open()
  const operator = await makeOwner(app.origin)
  const relay = await openRelay()
  await save(operator, relay)
  const home = await mkdtemp(join(tmpdir(), 'parleykit-mail-server-'))
  closing.push(() => rm(home, { recursive: true }))
  const backup = join(home, 'all.backup')
  await takeBackup({ connectionString: app.databaseUrl }, backup)
  const restore = async (more = '') => {
    const database = await createTestDatabase()
    closing.push(database.drop)
    await restoreBackup({ connectionString: database.url }, backup, { replace: null })
    if (more) await queryDatabase(database.url, more)
    const there = await open({ DATABASE_URL: database.url, DATA_DIR: join(home, crypto.randomUUID()) })
    const call: TestOwner['call'] = (route, input) =>
      callRoute(there.origin, route, { ...input, headers: { cookie: operator.cookie } } as never)
    return { there, again: { ...operator, call } }
  }
  const whole = await restore()
  expect(await isOn(whole.there)).toBe(true)
  expect((await whole.again.call(getMailServer)).body.server).toMatchObject({ needsPassword: false })

  const { there, again } = await restore('delete from signing_keys')
  expect(await isOn(there)).toBe(false)
  expect((await again.call(getMailServer)).body.server).toMatchObject({
    needsPassword: true,
    port: relay.port,
  })
  expect((await save(again, relay, { password: undefined })).status).toBe(400)
  expect((await save(again, relay)).body.server).toMatchObject({ needsPassword: false })
  expect(await isOn(there)).toBe(true)
})
