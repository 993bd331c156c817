import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getUser, login, register } from '@parleykit/contract/auth/account'
import { askForPasskey, signInWithPasskey } from '@parleykit/contract/auth/passkeys'
import { resetPassword } from '@parleykit/contract/auth/recovery'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { getSubscription } from '@parleykit/contract/billing/billing'
import { getPublicAgent } from '@parleykit/contract/publish/public-agents'
import { listInstallationAudit } from '@parleykit/contract/workspaces/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRoute } from '../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../test/create-test-app.ts'
import { makeAgent } from '../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../test/make-owner.ts'
import { makePasskey, passkeyCookieOf } from '../../test/make-passkey.ts'
import { type Mailbox, openMailbox } from '../../test/open-mailbox.ts'
import { runCommandHere } from '../../test/run-command-here.ts'
import { subscribe } from '../../test/subscribe.ts'
import { admin as adminCommand } from '../admin.ts'
import { createInvitation } from '../features/auth/index.ts'
import { sql } from '../platform/database/drizzle.ts'

const run = promisify(execFile)

let mailbox: Mailbox
let app: TestApp
beforeAll(async () => {
  mailbox = await openMailbox()
  app = await createTestApp({ REGISTRATION: 'invite' })
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

const tryAdmin = (args: readonly string[], environment: Record<string, string> = {}) =>
  runCommandHere(adminCommand, args, {
    DATABASE_URL: app.databaseUrl,
    PUBLIC_URL: 'https://a.example',
    ...environment,
  })

/** What a command prints, and what it says to the log, run as an operator would beside the server. */
async function admin(args: readonly string[], environment: Record<string, string> = {}) {
  const result = await tryAdmin(args, environment)
  expect(result.code, result.stderr).toBe(0)
  return result
}

async function refusalOf(...args: string[]): Promise<string> {
  const { code, stderr } = await tryAdmin(args)
  expect(code).toBe(1)
  return stderr
}

test('the program takes its arguments, prints the result and fails with a sentence', async () => {
  const program = fileURLToPath(new URL('../admin.ts', import.meta.url))
  const env = { PATH: process.env.PATH, DATABASE_URL: app.databaseUrl }
  expect(await run(process.execPath, [program, '--help'], { env })).toMatchObject({
    stdout: expect.stringContaining('npm run admin -- <command>'),
    stderr: '',
  })
  await expect(run(process.execPath, [program, 'grant', 'nobody', 'pro'], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No account “nobody”'),
  })
})

const eventsOf = async (owner: TestOwner) =>
  (await owner.call(listSecurityEvents)).body.map(({ name, subject, address }) => ({
    name,
    subject,
    address,
  }))

test('an operator manages accounts, and the security log holds each command', async () => {
  // The first account of a server is told how to become admin; nobody else, and nobody once there is one.
  const owner = await makeOwner(app.origin)
  const { username, email } = owner.user
  expect(owner.user.mayBecomeAdmin).toBe(true)
  const granted = await admin(['grant', username.toUpperCase(), 'Admin'])
  expect(granted.stdout).toContain(`${username} is now on the admin plan.`)
  expect(JSON.parse(granted.stderr)).toMatchObject({ securityEvent: 'tier_changed', subject: 'free → admin' })
  expect((await owner.call(getUser)).body).toMatchObject({ subscriptionTier: 'admin', mayBecomeAdmin: false })

  await admin(['credits', email, '40'])
  expect((await owner.call(getUser)).body).toMatchObject({ chatCreditsUsed: 10_000_000 - 40 })
  await admin(['credits', email, '10000000'])
  expect((await owner.call(getUser)).body).toMatchObject({ chatCreditsUsed: 0 })
  expect(await eventsOf(owner)).toMatchObject([
    { name: 'credits_changed', subject: '10000000 left', address: null },
    { name: 'credits_changed', subject: '40 left' },
    { name: 'tier_changed', subject: 'free → admin' },
    { name: 'account_registered' },
  ])
  const subject = { kind: 'account', name: username }
  expect((await owner.call(listInstallationAudit)).body.entries).toMatchObject([
    {
      action: 'account_credits_changed',
      isCommand: true,
      actor: null,
      subject,
      details: { left: 10_000_000 },
    },
    { action: 'account_credits_changed', details: { left: 40 } },
    { action: 'account_plan_granted', isCommand: true, subject, details: { plan: 'admin' }, address: null },
    { action: 'account_created', isCommand: false, actor: { name: username }, subject },
  ])

  // What isn't right changes nothing.
  expect(await refusalOf('grant', username, 'emperor')).toContain("“emperor” isn't a plan")
  expect(await refusalOf('grant', 'nobody', 'pro')).toContain('No account “nobody”')
  expect(await refusalOf('grant', username)).toContain('Usage: npm run admin -- grant USER PLAN')
  for (const wrong of ['-1', '10000001', '1.5', 'many', ''])
    expect(await refusalOf('credits', username, wrong)).toMatch(/whole number|Usage:|Unknown option/)
  expect((await owner.call(getUser)).body).toMatchObject({ subscriptionTier: 'admin', chatCreditsUsed: 0 })

  const agent = await makeAgent(owner)
  const lookUp = () => callRoute(app.origin, getPublicAgent, { params: { botId: agent.publicId } })
  const signIn = (password: string) => callRoute(app.origin, login, { body: { username, password } })
  expect((await lookUp()).status).toBe(200)
  const stale = (await admin(['reset-link', username])).stdout
  await admin(['disable', username])
  expect((await owner.call(getUser)).status).toBe(401)
  expect((await lookUp()).status).toBe(404)
  expect(await signIn('correct horse')).toMatchObject({ status: 403, body: accountTexts.disabled })
  expect((await signIn('wrong horse')).status).toBe(401)
  expect((await admin(['list'])).stdout).toMatch(/\tdisabled\n/)
  const tokenIn = (printed: string) =>
    /^https:\/\/a\.example\/reset-password#([\w-]{43})$/m.exec(printed)?.[1] ?? ''
  const set = (token: string) =>
    callRoute(app.origin, resetPassword, { body: { token, newPassword: 'battery staple' } })
  expect((await set(tokenIn(stale))).status).toBe(400)
  expect((await set(tokenIn((await admin(['reset-link', username])).stdout))).status).toBe(400)
  await admin(['enable', username])
  expect((await lookUp()).status).toBe(200)

  const link = tokenIn((await admin(['reset-link', username])).stdout)
  expect((await set(link)).status).toBe(200)
  const signedIn = await signIn('battery staple')
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  const isOpen = async () => (await callRoute(app.origin, getUser, { headers: { cookie } })).status === 200
  expect(await isOpen()).toBe(true)
  await admin(['sign-out', email])
  expect(await isOpen()).toBe(false)
})

test('a link says so when its address is assumed', async () => {
  const { token } = await createInvitation(app.platform(), null)
  const { username } = (await makeOwner(app.origin, token)).user
  const assumed = 'This link uses http://127.0.0.1:4321'
  const here = { PUBLIC_URL: '', HOST: '127.0.0.1', PORT: '4321' }
  for (const command of [['reset-link', username], ['invite']]) {
    expect((await admin(command, here)).stdout).toContain(assumed)
    expect((await admin(command)).stdout).not.toContain('This link uses')
  }
})

test('passkeys outlive the second step, until the operator removes them', async () => {
  const { token } = await createInvitation(app.platform(), null)
  const owner = await makeOwner(app.origin, token)
  const { authenticator } = await makePasskey(app.origin, owner)
  const signIn = async () => {
    const { body, headers } = await callRoute(app.origin, askForPasskey)
    const credential = authenticator.get(body)
    const cookie = passkeyCookieOf(headers)
    return (await callRoute(app.origin, signInWithPasskey, { body: { credential }, headers: { cookie } }))
      .status
  }
  const off = await admin(['two-step-off', owner.user.username])
  expect(off.stdout).toContain('passkeys (1) still work')
  expect(await signIn()).toBe(200)
  const removed = await admin(['passkeys-off', owner.user.username])
  expect(removed.stdout).toContain('can no longer sign in with their passkey')
  expect(await signIn()).toBe(401)
  expect(await eventsOf(owner)).toContainEqual({ name: 'passkey_removed', subject: 'Passkey', address: null })
})

test('an invitation for an address is mailed to it', async () => {
  const email = 'invited@example.com'
  const { stdout } = await admin(['invite', '--email', email], {
    ...mailbox.environment,
    REGISTRATION: 'invite',
    PUBLIC_URL: 'https://a.example',
  })
  expect(stdout).toContain(`It was emailed to ${email}.`)
  const [mail] = mailbox.mailsTo(email)
  expect(stdout).toContain(mail?.link ?? 'no link')
  const invite = new URL(mail?.link ?? '').searchParams.get('invite') ?? ''
  const body = { username: 'invited', email, password: 'correct horse', invite }
  const registered = await callRoute(app.origin, register, { body })
  expect(registered).toMatchObject({ status: 201, body: { mayBecomeAdmin: false } })
  const unreachable = { ...mailbox.environment, SMTP_URL: 'smtp://127.0.0.1:1' }
  expect(await tryAdmin(['invite', '--email', 'unreachable@example.com'], unreachable)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The link works, but'),
  })
})

test('an account that is disabled is charged no more, or the operator is warned', async () => {
  const { token } = await createInvitation(app.platform(), null)
  const owner = await makeOwner(app.origin, token)
  await subscribe(owner, 'hobby')
  const { username } = owner.user
  const disable = async () => (await admin(['disable', username], { BILLING: 'sandbox' })).stdout
  expect(await disable()).toContain('ends with the current paid period')
  expect(await disable()).toContain("It won't be charged again")
  await admin(['enable', username])
  const params = { body: { username, password: 'correct horse' } }
  const cookie = (await callRoute(app.origin, login, params)).headers.get('set-cookie') ?? ''
  const headers = { cookie: cookie.split(';', 1)[0] ?? '' }
  expect((await callRoute(app.origin, getSubscription, { headers })).body).toMatchObject({
    status: 'canceling',
  })
  // What Stripe was to charge can't be ended where Stripe isn't the provider any more.
  await app
    .platform()
    .database.execute(
      sql`update subscriptions set provider = 'stripe', cancel_at_period_end = false where user_id = ${owner.user.id}`,
    )
  expect(await disable()).toContain("WARNING: the subscription couldn't be canceled")
})
