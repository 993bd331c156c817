import { createAgent } from '@parleykit/contract/agents/agents'
import { getUser } from '@parleykit/contract/auth/account'
import {
  getBilling,
  getCheckout,
  getOrCreateSubscription,
  getSubscription,
  payCheckout,
} from '@parleykit/contract/billing/billing'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { expect, test } from 'vitest'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeMember } from '../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { openMailbox } from '../../../test/open-mailbox.ts'
import { applyAllEntitlements, setGrantedTier } from './index.ts'

async function withApp(
  environment: Record<string, string>,
  work: (app: TestApp, log: Record<string, unknown>[]) => Promise<void>,
): Promise<void> {
  const log: Record<string, unknown>[] = []
  const app = await createTestApp(environment, (line) => log.push(line))
  try {
    await work(app, log)
  } finally {
    await app.close()
  }
}

const tierOf = async (owner: TestOwner) => (await owner.call(getUser)).body.subscriptionTier

test('what the operator gives stays, whatever is paid or taken back', () =>
  withApp({}, async (app) => {
    const owner = await makeOwner(app.origin)
    const billing = app.platform()
    expect(await setGrantedTier(billing, { ownerId: owner.user.id, tier: 'pro' })).toBe('pro')
    const { body } = await owner.call(getOrCreateSubscription, { body: { tier: 'hobby' } })
    const params = { checkoutId: body.subscriptionId }
    expect((await owner.call(payCheckout, { params, body: {} })).status).toBe(200)
    expect(await tierOf(owner)).toBe('pro')
    expect((await owner.call(getSubscription)).body).toMatchObject({ tier: 'pro', plan: { tier: 'hobby' } })
    expect(await setGrantedTier(billing, { ownerId: owner.user.id, tier: null })).toBe('hobby')
    expect(await setGrantedTier(billing, { ownerId: 987_654, tier: 'pro' })).toBeNull()
  }))

test('a checkout is its own payer’s alone, and one that is there no more is closed', () =>
  withApp({}, async (app) => {
    const [owner, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
    const { body } = await owner.call(getOrCreateSubscription, { body: { tier: 'pro', isYearly: true } })
    expect(body.checkoutUrl).toBe(`/checkout/${body.subscriptionId}`)
    const params = { checkoutId: body.subscriptionId }
    expect((await owner.call(getCheckout, { params })).body).toMatchObject({
      purpose: 'subscription',
      status: 'open',
      amountCents: 480_000,
    })
    expect((await other.call(getCheckout, { params })).status).toBe(404)
    expect((await other.call(payCheckout, { params, body: {} })).status).toBe(404)
    expect(await tierOf(other)).toBe('free')
    await owner.call(getOrCreateSubscription, { body: { tier: 'hobby' } })
    expect(await owner.call(payCheckout, { params, body: {} })).toMatchObject({
      status: 409,
      body: { code: 'checkout_closed' },
    })
    expect(await tierOf(owner)).toBe('free')
  }))

test('where plans are not sold, everybody has the admin limits, and nothing of them is there', () =>
  withApp({ BILLING: 'off' }, async (app) => {
    expect((await callRoute(app.origin, getBilling)).body).toMatchObject({ provider: 'off' })
    const owner = await makeOwner(app.origin)
    expect(await tierOf(owner)).toBe('admin')
    expect((await owner.call(getSubscription)).status).toBe(404)
    const { status } = await owner.call(getOrCreateSubscription, { body: { tier: 'pro' } })
    expect(status).toBe(404)
    for (const name of ['One', 'Two', 'Three'])
      expect((await owner.call(createAgent, { body: { name } })).status).toBe(201)
  }))

test('selling plans again takes back what came of not selling them, and nothing that was given', () =>
  withApp({}, async (app) => {
    const [granted, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
    const platform = app.platform()
    const off = {
      ...platform,
      config: { ...platform.config, billing: { provider: 'off', stripe: null, stripeApiBase: null } },
    } as const
    await setGrantedTier(platform, { ownerId: granted.user.id, tier: 'standard' })
    await applyAllEntitlements(off)
    expect([await tierOf(granted), await tierOf(other)]).toEqual(['admin', 'admin'])
    await applyAllEntitlements(platform)
    expect([await tierOf(granted), await tierOf(other)]).toEqual(['standard', 'free'])
    const left = async (owner: TestOwner) => (await owner.call(getSubscription)).body.tierWithoutPlan
    expect([await left(granted), await left(other)]).toEqual(['standard', 'free'])
  }))

test.each([
  [{ PUBLIC_URL: 'https://agents.example.com' }, true],
  [{ PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ PUBLIC_URL: 'https://agents.example.com', BILLING: 'off' }, false],
])('with %j the operator is warned of the sandbox: %s', (environment, isWarned) =>
  withApp(environment, async (_app, log) => {
    const warnings = log.filter(({ msg }) => String(msg).includes('without paying'))
    expect(warnings).toHaveLength(isWarned ? 1 : 0)
  }),
)

test('which members a smaller plan pauses, and a larger one lets back in, the owner alone is told, by mail too', async () => {
  const mailbox = await openMailbox()
  await withApp({ ...mailbox.environment, BILLING: 'sandbox' }, async (app) => {
    const owner = await makeOwner(app.origin)
    const billing = app.platform()
    await setGrantedTier(billing, { ownerId: owner.user.id, tier: 'pro' })
    const made = []
    for (let count = 0; count < 5; count++) made.push(await makeMember(app.origin, owner, 'viewer'))
    const [first, , , , last] = made.map(({ user }) => user.username)
    const told = async (person: TestOwner) =>
      (await person.call(listRecentActivities, { headers: { 'x-workspace': String(owner.user.id) } })).body
    await setGrantedTier(billing, { ownerId: owner.user.id, tier: 'standard' })
    expect(await told(owner)).toMatchObject([
      {
        activityType: 'member_paused',
        botId: null,
        description: `"${last}" was paused: your plan has seats for 5 people, with you`,
      },
    ])
    await expect
      .poll(() => mailbox.mailsTo(owner.user.email))
      .toMatchObject([
        { text: expect.stringContaining(`"${last}" was paused`), link: expect.stringMatching(/profile$/) },
      ])
    expect(made[0] && (await told(made[0]))).toEqual([])
    await setGrantedTier(billing, { ownerId: owner.user.id, tier: null })
    const [all] = await told(owner)
    expect(all?.description).toMatch(/were paused: your plan has seats for you alone$/)
    expect(all?.description).toContain(`"${first}"`)
    expect(all?.description).not.toContain(`"${last}"`)
    await setGrantedTier(billing, { ownerId: owner.user.id, tier: 'pro' })
    expect(await told(owner)).toMatchObject([
      { activityType: 'member_resumed', description: expect.stringContaining(`"${last}"`) },
      {},
      {},
    ])
  })
  await mailbox.close()
})
