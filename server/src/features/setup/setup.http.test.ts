import { fileURLToPath } from 'node:url'
import { createAgent, listAgents } from '@parleykit/contract/agents/agents'
import { getRegistration, getUser, login, register } from '@parleykit/contract/auth/account'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { getBilling, getSubscription } from '@parleykit/contract/billing/billing'
import { getInstallationModels } from '@parleykit/contract/models/models'
import { readServerStatus } from '@parleykit/contract/reports/status/status'
import { chooseRegistration } from '@parleykit/contract/setup/server-settings'
import { type Audience, chooseAudience, enterOperatorCode, getSetup } from '@parleykit/contract/setup/setup'
import { inviteMember } from '@parleykit/contract/workspaces/workspaces'
import { afterEach, expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { createTestDatabase } from '../../../test/create-test-database.ts'
import { queryDatabase } from '../../../test/keep-asking.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { restoreBackup } from '../../platform/backup/index.ts'
import { offerOperatorCode } from './offer-operator-code.ts'

const apps: TestApp[] = []
afterEach(async () => {
  for (const app of apps.splice(0).reverse()) await app.close()
})

async function open(environment: Record<string, string> = {}): Promise<TestApp> {
  const app = await createTestApp(environment)
  apps.push(app)
  return app
}

const choose = (owner: TestOwner, audience: Audience) => owner.call(chooseAudience, { body: { audience } })
const setupOf = async (owner: TestOwner) => (await owner.call(getSetup)).body
const tierOf = async (owner: TestOwner) => (await owner.call(getUser)).body.subscriptionTier
const modesOf = async ({ origin }: { readonly origin: string }) => [
  (await callRoute(origin, getBilling)).body.provider,
  (await callRoute(origin, getRegistration)).body.registration,
]
const registerStranger = async ({ origin }: TestApp) => {
  const name = `stranger-${crypto.randomUUID().slice(0, 8)}`
  const body = { username: name, email: `${name}@example.com`, password: 'correct horse' }
  return (await callRoute(origin, register, { body })).status
}

test('until the operator answers, accounts are made and plans are sold as ever, and the first account is asked', async () => {
  const app = await open()
  const first = await makeOwner(app.origin)
  expect(first.user).toMatchObject({ subscriptionTier: 'free', mayBecomeAdmin: true })
  const second = await makeOwner(app.origin)
  expect(await modesOf(app)).toEqual(['sandbox', 'open'])
  expect(await setupOf(first)).toEqual({
    audience: null,
    isOffered: true,
    access: 'operator',
    billing: { provider: 'sandbox', isSetByServer: false },
    registration: { mode: 'open', isSetByServer: false, isChosen: false },
  })
  expect(await setupOf(second)).toMatchObject({ isOffered: false, access: 'none' })
  expect((await choose(second, 'team')).status).toBe(404)
  expect((await second.call(enterOperatorCode, { body: { code: 'abcd-efgh-jkmn-pqrs' } })).status).toBe(404)
  expect(await modesOf(app)).toEqual(['sandbox', 'open'])
  expect(await tierOf(second)).toBe('free')
})

test('for a team, everyone has the admin limits, no plans are sold, and people come by invitation', async () => {
  const app = await open()
  const [operator, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  expect((await choose(operator, 'team')).body).toMatchObject({
    audience: 'team',
    isOffered: false,
    access: 'operator',
    billing: { provider: 'off' },
    registration: { mode: 'invite' },
  })
  expect(await modesOf(app)).toEqual(['off', 'invite'])
  expect(await tierOf(operator)).toBe('admin')
  await expect.poll(() => tierOf(other)).toBe('admin')
  expect((await operator.call(getSubscription)).status).toBe(404)
  expect((await operator.call(readServerStatus)).status).toBe(200)
  expect(await registerStranger(app)).toBe(403)
  const invitation = await operator.call(inviteMember, { body: { role: 'editor' } })
  const member = await makeOwner(app.origin, invitation.body.token)
  expect(member.user).toMatchObject({ subscriptionTier: 'admin' })
  // The plan of the team is no grant: they don't operate the server.
  expect(await setupOf(other)).toMatchObject({ access: 'none', isOffered: false })
  expect((await choose(other, 'customers')).status).toBe(404)
  expect((await other.call(getInstallationModels)).status).toBe(404)
  expect((await other.call(readServerStatus)).status).toBe(404)
  expect((await operator.call(getInstallationModels)).status).toBe(200)
  const events = await operator.call(listSecurityEvents)
  expect(events.body).toContainEqual(
    expect.objectContaining({ name: 'audience_chosen', subject: 'Me or my team' }),
  )
})

test('for customers, plans are sold and registration is open; what an answer changes is changed back by the next', async () => {
  const app = await open()
  const [operator, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  await choose(operator, 'team')
  await expect.poll(() => tierOf(other)).toBe('admin')
  const made = [1, 2].map((number) => other.call(createAgent, { body: { name: `Agent ${number}` } }))
  expect((await Promise.all(made)).map(({ status }) => status)).toEqual([201, 201])
  expect((await choose(operator, 'customers')).body).toMatchObject({
    audience: 'customers',
    billing: { provider: 'sandbox' },
    registration: { mode: 'open' },
  })
  expect(await modesOf(app)).toEqual(['sandbox', 'open'])
  expect((await other.call(getSubscription)).status).toBe(200)
  expect(await registerStranger(app)).toBe(201)
  await expect.poll(() => tierOf(other)).toBe('free')
  const agents = (await other.call(listAgents)).body
  expect(agents.filter(({ isPausedByPlan }) => isPausedByPlan)).toHaveLength(1)
  // Who operates the server keeps the plan that shows its status.
  expect(await tierOf(operator)).toBe('admin')
  expect((await operator.call(readServerStatus)).status).toBe(200)
})

test('registration is as the operator chose it, whoever the installation is for', async () => {
  const app = await open()
  const other = await open({ DATABASE_URL: app.databaseUrl })
  const [operator, stranger] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  const chooseMode = (owner: TestOwner, mode: 'open' | 'invite' | 'closed' | null) =>
    owner.call(chooseRegistration, { body: { mode } })
  const closed = await chooseMode(operator, 'closed')
  expect(closed.body.registration).toEqual({ mode: 'closed', isSetByServer: false, isChosen: true })
  expect(closed.body.isOffered).toBe(true)
  expect(await modesOf(app)).toEqual(['sandbox', 'closed'])
  await expect.poll(() => modesOf(other), { timeout: 1000, interval: 20 }).toEqual(['sandbox', 'closed'])
  expect(await registerStranger(app)).toBe(403)
  await chooseMode(operator, 'open')
  await choose(operator, 'team')
  expect(await modesOf(app)).toEqual(['off', 'open'])
  expect(await registerStranger(app)).toBe(201)
  expect((await chooseMode(stranger, 'closed')).status).toBe(404)
  expect((await chooseMode(operator, null)).body.registration).toMatchObject({
    mode: 'invite',
    isChosen: false,
  })
  expect(await registerStranger(other)).toBe(403)

  const fixed = await open({ REGISTRATION: 'closed' })
  const owner = await makeOwner(fixed.origin)
  expect(await chooseMode(owner, 'open')).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
})

test('while someone pays at Stripe, plans are not given up', async () => {
  const app = await open()
  const operator = await makeOwner(app.origin)
  const customer = await makeOwner(app.origin)
  await choose(operator, 'customers')
  await queryDatabase(
    app.databaseUrl,
    `insert into subscriptions (user_id, provider, provider_id, tier, interval, status, started_at, anchor_at, period_start, period_end)
     values (${customer.user.id}, 'stripe', 'sub_1', 'pro', 'month', 'active', now(), now(), now(), now() + interval '1 month')`,
  )
  const refused = await choose(operator, 'team')
  expect(refused).toMatchObject({ status: 409, body: { code: 'subscription_unchanged' } })
  expect(JSON.stringify(refused.body)).toContain('One subscription at Stripe is still running')
  expect(await modesOf(app)).toEqual(['sandbox', 'open'])
  await queryDatabase(app.databaseUrl, `update subscriptions set status = 'ended'`)
  expect((await choose(operator, 'team')).status).toBe(200)
})

test('what the environment sets wins, and is not asked', async () => {
  const app = await open({ BILLING: 'off' })
  const owner = await makeOwner(app.origin)
  expect(await setupOf(owner)).toMatchObject({
    isOffered: false,
    access: 'operator',
    billing: { provider: 'off', isSetByServer: true },
    registration: { mode: 'open', isSetByServer: false, isChosen: false },
  })
  expect(await choose(owner, 'customers')).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect(await modesOf(app)).toEqual(['off', 'open'])

  const closed = await open({ REGISTRATION: 'closed' })
  const operator = await makeOwner(closed.origin)
  expect(await setupOf(operator)).toMatchObject({ isOffered: false })
  expect((await choose(operator, 'team')).status).toBe(200)
  expect(await modesOf(closed)).toEqual(['off', 'closed'])
})

test('on a server for others, the code that the start printed makes the operator, once', async () => {
  const app = await open({ HOST: '0.0.0.0', RATE_LIMITS: 'on' })
  const [first, second] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  expect(await setupOf(first)).toMatchObject({ access: 'code', isOffered: true })
  expect(await setupOf(second)).toMatchObject({ access: 'code', isOffered: false })
  expect((await choose(first, 'team')).status).toBe(404)
  const printed = (await offerOperatorCode(app.platform())) ?? ''
  const stored = await queryDatabase(app.databaseUrl, `select encode(token_hash, 'hex') from one_time_tokens`)
  expect(JSON.stringify(stored)).not.toContain(printed)

  const enter = (owner: TestOwner, code: string) => owner.call(enterOperatorCode, { body: { code } })
  expect(await enter(first, 'abcd-efgh-jkmn-pqrs')).toMatchObject({
    status: 400,
    body: { code: 'code_invalid' },
  })
  const typed = printed.toUpperCase().replaceAll('-', ' ')
  const tries = await Promise.all([enter(second, typed), enter(second, typed)])
  expect(tries.map(({ status }) => status).sort((one, other) => one - other)[0]).toBe(200)
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await setupOf(second)).toMatchObject({ access: 'operator', isOffered: true })
  expect(await tierOf(second)).toBe('admin')
  expect(await setupOf(first)).toMatchObject({ access: 'none', isOffered: false })
  expect((await choose(second, 'customers')).status).toBe(200)
  expect(await offerOperatorCode(app.platform())).toBeNull()
  for (let attempt = 0; attempt < 4; attempt++) await enter(first, 'abcd-efgh-jkmn-pqrs')
  expect((await enter(first, printed)).status).toBe(429)
  const events = (await first.call(listSecurityEvents)).body.map(({ name }) => name)
  expect(events).toContain('operator_code_failed')
})

test('another process of the database acts on an answer within a second', async () => {
  const app = await open()
  const other = await open({ DATABASE_URL: app.databaseUrl })
  const operator = await makeOwner(app.origin)
  expect(await modesOf(other)).toEqual(['sandbox', 'open'])
  await choose(operator, 'team')
  await expect.poll(() => modesOf(other), { timeout: 1000, interval: 20 }).toEqual(['off', 'invite'])
  await choose(operator, 'customers')
  await expect.poll(() => modesOf(other), { timeout: 1000, interval: 20 }).toEqual(['sandbox', 'open'])
  await choose(operator, 'team')
  // What is stored doesn't wait for the message.
  expect(await registerStranger(other)).toBe(403)
})

test('the operator of an installation from before is not asked, but may choose', async () => {
  const database = await createTestDatabase()
  const backup = fileURLToPath(new URL('../../../test/backups/0000-initial.backup', import.meta.url))
  await restoreBackup({ connectionString: database.url }, backup, { replace: null })
  const app = await open({ DATABASE_URL: database.url })
  const body = { username: 'example', password: 'correct horse' }
  const { headers } = await callRoute(app.origin, login, { body })
  const asExample = { headers: { cookie: headers.get('set-cookie')?.split(';', 1)[0] ?? '' } }
  expect((await callRoute(app.origin, getSetup, asExample)).body).toMatchObject({
    audience: null,
    isOffered: false,
    access: 'operator',
  })
  expect(await modesOf(app)).toEqual(['sandbox', 'open'])
  const answer = { ...asExample, body: { audience: 'customers' as const } }
  expect((await callRoute(app.origin, chooseAudience, answer)).body).toMatchObject({ audience: 'customers' })
  await apps.pop()?.close()
  await database.drop()
})
