import { getUser, login } from '@parleykit/contract/auth/account'
import { getSignInOptions, requestPasswordReset, resetPassword } from '@parleykit/contract/auth/recovery'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { type Mailbox, openMailbox, tokenOf } from '../../../../test/open-mailbox.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { openDatabase } from '../../../platform/database/index.ts'
import { oneTimeTokens } from '../base/tables.ts'
import { hashToken } from '../base/token.ts'

const newPassword = 'battery staple'

let mailbox: Mailbox
let app: TestApp
const logged: string[] = []
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp(mailbox.environment, (line) => logged.push(JSON.stringify(line)))
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

const ask = (username: string) => callRoute(app.origin, requestPasswordReset, { body: { username } })
const reset = (token: string, password = newPassword) =>
  callRoute(app.origin, resetPassword, { body: { token, newPassword: password } })
const signIn = (username: string, password: string) =>
  callRoute(app.origin, login, { body: { username, password } })

/** Asks for a link and waits for as many mails as the account should have by then. */
async function tokenFor(name: string, email: string, count = 1): Promise<string> {
  expect(await ask(name)).toMatchObject({ status: 200, body: { message: accountTexts.resetRequested } })
  await expect.poll(() => mailbox.mailsTo(email).length).toBe(count)
  const mail = mailbox.mailsTo(email).at(-1)
  return mail ? tokenOf(mail) : ''
}

test('a link by mail sets a new password once and ends every session', async () => {
  const owner = await makeOwner(app.origin)
  const { username, email } = owner.user
  const token = await tokenFor(email, email)
  const [mail] = mailbox.mailsTo(email)
  expect(mail).toMatchObject({ from: 'parleykit@example.com' })
  expect(mail?.link).toBe(`http://parleykit.example/reset-password#${token}`)
  expect(mail?.html).toContain(`href="${mail?.link}"`)
  expect((await owner.call(getUser)).status).toBe(200)

  expect((await reset(token, 'short')).status).toBe(400)
  const answer = await reset(token)
  expect(answer).toMatchObject({ status: 200, body: { message: accountTexts.passwordReset } })
  // The browser is known from now on, and signed in to nothing.
  expect(answer.headers.get('set-cookie')).toMatch(/^parleykit_device_\d+=/)
  expect((await owner.call(getUser)).status).toBe(401)
  expect((await signIn(username, 'correct horse')).status).toBe(401)
  expect((await signIn(username, newPassword)).status).toBe(200)
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'link_invalid' } })
  await expect.poll(() => mailbox.mailsTo(email).at(-1)?.subject).toContain('password was changed')
})

test('of several that come with one link at once, one alone sets its password', async () => {
  const { email, username } = (await makeOwner(app.origin)).user
  const token = await tokenFor(username, email)
  const passwords = ['first horse', 'second horse', 'third horse']
  const answers = await Promise.all(passwords.map((password) => reset(token, password)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const statuses = await Promise.all(
    passwords.map(async (password) => (await signIn(username, password)).status),
  )
  expect(statuses).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)))
})

test('a used link takes the others of its account along, and nobody else’s', async () => {
  const [one, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  const first = await tokenFor(one.user.email, one.user.email)
  const second = await tokenFor(one.user.email, one.user.email, 2)
  const foreign = await tokenFor(other.user.email, other.user.email)
  expect((await reset(second)).status).toBe(200)
  expect((await reset(first)).status).toBe(400)
  expect((await other.call(getUser)).status).toBe(200)
  expect((await reset(foreign)).status).toBe(200)
})

test('a link that is late, cut short or made up sets nothing', async () => {
  const owner = await makeOwner(app.origin)
  const token = await tokenFor(owner.user.email, owner.user.email)
  for (const wrong of [token.slice(0, -1), `${token}x`, token.toLowerCase(), 'x', '', 'y'.repeat(101)])
    expect((await reset(wrong)).status).toBe(400)
  const open = openDatabase({ connectionString: app.databaseUrl }, { max: 1 })
  try {
    const ofToken = eq(oneTimeTokens.tokenHash, hashToken(token))
    const [stored] = await open.database.select().from(oneTimeTokens).where(ofToken)
    expect(JSON.stringify(stored)).not.toContain(token)
    expect((stored?.expiresAt.getTime() ?? 0) - (stored?.createdAt.getTime() ?? 0)).toBe(3_600_000)
    await open.database.update(oneTimeTokens).set({ expiresAt: new Date() }).where(ofToken)
  } finally {
    await open.close()
  }
  expect(await reset(token)).toMatchObject({ status: 400, body: { message: accountTexts.linkInvalid } })
  expect((await owner.call(getUser)).status).toBe(200)
})

test('a name that nobody has gets the same answer and no mail', async () => {
  const owner = await makeOwner(app.origin)
  const before = mailbox.mails.length
  const [known, unknown] = [await ask(owner.user.email), await ask('nobody@example.com')]
  expect(unknown).toMatchObject({ status: known.status, body: known.body })
  // Jobs are taken in their order: once a later one is done, the unknown one is.
  const later = await makeOwner(app.origin)
  await tokenFor(later.user.username, later.user.email)
  await expect.poll(() => mailbox.mails.length).toBe(before + 2)
  expect(mailbox.mailsTo('nobody@example.com')).toEqual([])
})

test('neither the log nor the queue holds a link, and the owner’s log says what was done', async () => {
  const owner = await makeOwner(app.origin)
  const token = await tokenFor(owner.user.email, owner.user.email)
  expect(logged.join('\n')).toContain('an email was sent')
  expect(logged.join('\n')).not.toContain(token)
  expect(logged.filter((line) => line.includes('an email was sent')).join('\n')).not.toContain('@')
  const open = openDatabase({ connectionString: app.databaseUrl }, { max: 1 })
  try {
    const queue = await open.pool.query(`select data::text from jobs.job where name = 'send-mail'`)
    expect(queue.rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(queue.rows)).not.toContain(token)
    expect(JSON.stringify(queue.rows)).not.toContain(owner.user.email)
  } finally {
    await open.close()
  }
  const { body } = await owner.call(listSecurityEvents)
  expect(body.map(({ name }) => name)).toContain('password_reset_requested')
  await reset(token)
  expect(logged.filter((line) => line.includes('"password_reset"'))).not.toEqual([])
})

test('asking is throttled by name and by network, for names that nobody has too', async () => {
  const guarded = await createTestApp({ ...mailbox.environment, RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  try {
    const owner = await makeOwner(guarded.origin)
    const askFrom = async (username: string, address: string) =>
      (
        await callRoute(guarded.origin, requestPasswordReset, {
          body: { username },
          headers: { 'x-forwarded-for': address },
        })
      ).status
    for (const name of [owner.user.username, 'nobody at all']) {
      const statuses: number[] = []
      for (let index = 0; index < 5; index++) statuses.push(await askFrom(name, `203.0.113.${index}`))
      expect(statuses).toEqual([200, 200, 200, 200, 429])
    }
    const statuses: number[] = []
    for (let index = 0; index < 11; index++) statuses.push(await askFrom(`somebody ${index}`, '198.51.100.7'))
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  } finally {
    await guarded.close()
  }
})

test('an account gets four links an hour, whichever of its names is typed', async () => {
  const own = await openMailbox()
  const guarded = await createTestApp({ ...own.environment, RATE_LIMITS: 'on' })
  try {
    const [owner, later] = [await makeOwner(guarded.origin), await makeOwner(guarded.origin)]
    const { username, email } = owner.user
    const names = [username, email, username, email, username, email]
    for (const name of [...names, later.user.username]) {
      const answer = await callRoute(guarded.origin, requestPasswordReset, { body: { username: name } })
      expect(answer.status).toBe(200)
    }
    // Names are looked up one after another: once the later one has its mail, all others have theirs.
    await expect.poll(() => own.mailsTo(later.user.email).length, { timeout: 60_000 }).toBe(1)
    await expect.poll(() => own.mailsTo(email).length, { timeout: 60_000 }).toBe(4)
    expect(own.mails).toHaveLength(5)
  } finally {
    await guarded.close()
    await own.close()
  }
})

test('without a mail server the operator is named', async () => {
  const quiet = await createTestApp()
  try {
    expect((await callRoute(quiet.origin, getSignInOptions)).body).toMatchObject({ mail: false })
    const answer = await callRoute(quiet.origin, requestPasswordReset, { body: { username: 'somebody' } })
    expect(answer).toMatchObject({ status: 503, body: { message: accountTexts.resetByOperator } })
  } finally {
    await quiet.close()
  }
})
