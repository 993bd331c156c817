import { getUser } from '@parleykit/contract/auth/account'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import {
  cancelSubscription,
  changeSubscription,
  getOrCreateSubscription,
  getSubscription,
  previewChange,
  resumeSubscription,
  type Subscription,
} from '@parleykit/contract/billing/billing'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSandboxWorld } from '../../../test/billing/open-sandbox-world.ts'
import { openStripeWorld } from '../../../test/billing/open-stripe-world.ts'
import type { PaymentWorld } from '../../../test/billing/payment-world.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'

/** Every provider keeps the same promises. */
describe.each([
  ['sandbox', openSandboxWorld],
  ['stripe', openStripeWorld],
] as const)('%s', (_name, open) => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await open()
  })
  afterAll(() => world.close())

  const owner = () => makeOwner(world.app.origin)
  const read = async (payer: TestOwner): Promise<Subscription> => (await payer.call(getSubscription)).body
  const tierOf = async (payer: TestOwner) => (await payer.call(getUser)).body.subscriptionTier
  const start = async (payer: TestOwner, tier: string, isYearly = false) => {
    const { status, body } = await payer.call(getOrCreateSubscription, { body: { tier, isYearly } })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  /** What is told by the provider's own messages arrives in a moment. */
  const becomes = (payer: TestOwner, wanted: Partial<Record<keyof Subscription, unknown>>) =>
    expect.poll(() => read(payer)).toMatchObject(wanted)
  const subscribe = async (tier: string, isYearly = false) => {
    const payer = await owner()
    expect(await world.pay(payer, await start(payer, tier, isYearly))).toBe(true)
    await becomes(payer, { status: 'active', tier })
    return payer
  }
  /** What the bell tells of the plan, and the subjects of its mails. */
  const told = async (payer: TestOwner) => ({
    bell: (await payer.call(listRecentActivities)).body.map(({ activityType, botId }) => ({
      activityType,
      botId,
    })),
    mails: world.mailbox.mailsTo(payer.user.email).map(({ subject }) => subject),
  })
  const paidCents = ({ receipts }: Subscription) =>
    receipts.filter(({ status }) => status === 'paid').map(({ amountCents }) => amountCents)

  test('nobody has a subscription at first, and a checkout that is left gives nothing', async () => {
    const payer = await owner()
    expect(await read(payer)).toMatchObject({ status: 'none', tier: 'free', plan: null, receipts: [] })
    const started = await start(payer, 'Hobby')
    expect(started).toMatchObject({ status: 'created', tier: 'hobby', checkoutUrl: expect.any(String) })
    expect(await world.leave(payer, started)).toBe('/pricing?subscription=canceled')
    expect(await read(payer)).toMatchObject({ status: 'none', tier: 'free' })
    expect(await tierOf(payer)).toBe('free')
    // The prices of a year are those that are shown again.
    const yearly = await start(payer, 'hobby', true)
    expect(await world.leave(payer, yearly)).toBe('/pricing?subscription=canceled&billing=yearly')
  })

  test('a card that is declined changes nothing, and the checkout can still be paid', async () => {
    const payer = await owner()
    const started = await start(payer, 'pro')
    await world.payInVain(payer, started)
    expect(await read(payer)).toMatchObject({ status: 'none', tier: 'free', receipts: [] })
    expect(await world.pay(payer, started)).toBe(true)
    await becomes(payer, { status: 'active', tier: 'pro' })
  })

  test('what is paid is in force, with its receipt, its renewal and a line in the security log', async () => {
    const payer = await subscribe('standard')
    const subscription = await read(payer)
    expect(subscription).toMatchObject({
      plan: { tier: 'standard', interval: 'month', amountCents: 15_000 },
      renewalCents: 15_000,
      endsAt: null,
      scheduledChange: null,
    })
    await expect.poll(async () => paidCents(await read(payer))).toEqual([15_000])
    const days = (Date.parse(subscription.renewsAt ?? '') - world.clock.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(27)
    expect(days).toBeLessThanOrEqual(31)
    expect(await tierOf(payer)).toBe('standard')
    await expect
      .poll(async () => (await payer.call(listSecurityEvents, { query: { page: 1 } })).body)
      .toContainEqual(expect.objectContaining({ name: 'tier_changed', subject: 'free → standard' }))
  })

  test('who has a subscription is told so, whatever is asked for', async () => {
    const payer = await subscribe('hobby')
    for (const tier of ['hobby', 'pro'])
      expect(await start(payer, tier)).toMatchObject({ status: 'active', tier: 'hobby', checkoutUrl: null })
  })

  test('a year is paid at once and lasts a year', async () => {
    const payer = await subscribe('hobby', true)
    expect(await read(payer)).toMatchObject({ plan: { interval: 'year', amountCents: 38_400 } })
    await expect.poll(async () => paidCents(await read(payer))).toEqual([38_400])
    const days = (Date.parse((await read(payer)).renewsAt ?? '') - world.clock.now().getTime()) / 86_400_000
    expect(Math.round(days)).toBeGreaterThanOrEqual(364)
  })

  test('two tabs at once have one checkout, and pay one subscription', async () => {
    const payer = await owner()
    const [first, second] = await Promise.all([start(payer, 'hobby'), start(payer, 'hobby')])
    expect(second).toEqual(first)
    await Promise.all([world.pay(payer, first), world.pay(payer, second)])
    await becomes(payer, { status: 'active', tier: 'hobby' })
    await expect.poll(async () => paidCents(await read(payer))).toEqual([4000])
  })

  test('a process whose clock is behind finds the same checkout', async () => {
    const payer = await owner()
    const first = await start(payer, 'hobby')
    world.clock.advance({ minutes: -1 })
    const second = await start(payer, 'hobby')
    world.clock.advance({ minutes: 1 })
    expect(second).toEqual(first)
  })

  test('two tabs with different plans pay one of them', async () => {
    const payer = await owner()
    const first = await start(payer, 'hobby')
    const second = await start(payer, 'pro')
    expect(second.subscriptionId).not.toBe(first.subscriptionId)
    expect(await world.pay(payer, first)).toBe(false)
    expect(await world.pay(payer, second)).toBe(true)
    await becomes(payer, { status: 'active', tier: 'pro' })
    await expect.poll(async () => paidCents(await read(payer))).toEqual([50_000])
  })

  test('a larger plan begins now, for what was said before', async () => {
    const payer = await subscribe('hobby')
    const body = { tier: 'standard' }
    const preview = (await payer.call(previewChange, { body })).body
    expect(preview).toMatchObject({ when: 'now', nextPaymentCents: 15_000 })
    expect(preview.dueNowCents).toBeGreaterThan(10_900)
    expect(preview.dueNowCents).toBeLessThanOrEqual(11_000)
    expect(preview.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(preview.dueNowCents)
    const { pricedAt } = preview
    expect((await payer.call(changeSubscription, { body: { ...body, pricedAt } })).status).toBe(200)
    await becomes(payer, { tier: 'standard', status: 'active', renewalCents: 15_000 })
    await expect.poll(async () => paidCents(await read(payer))).toEqual([preview.dueNowCents, 4000])
  })

  test('two clicks on a larger plan charge once', async () => {
    const payer = await subscribe('hobby')
    const { pricedAt } = (await payer.call(previewChange, { body: { tier: 'pro' } })).body
    const body = { tier: 'pro', pricedAt }
    await Promise.all([payer.call(changeSubscription, { body }), payer.call(changeSubscription, { body })])
    await becomes(payer, { tier: 'pro' })
    await expect.poll(async () => paidCents(await read(payer))).toHaveLength(2)
    await world.tellAgain()
    expect(paidCents(await read(payer))).toHaveLength(2)
  })

  test('a larger plan whose payment is refused changes nothing', async () => {
    const payer = await subscribe('hobby')
    await world.spoilCard(payer)
    const refused = await payer.call(changeSubscription, { body: { tier: 'pro' } })
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_declined' } })
    expect(await read(payer)).toMatchObject({ tier: 'hobby', status: 'active', renewalCents: 4000 })
    expect(await tierOf(payer)).toBe('hobby')
  })

  test('a smaller plan waits for the end of the period, and can be taken back', async () => {
    const payer = await subscribe('pro')
    const body = { tier: 'hobby' }
    expect((await payer.call(previewChange, { body })).body).toMatchObject({
      when: 'period_end',
      dueNowCents: 0,
      nextPaymentCents: 4000,
    })
    await payer.call(changeSubscription, { body })
    await becomes(payer, {
      tier: 'pro',
      renewalCents: 4000,
      scheduledChange: expect.objectContaining({ tier: 'hobby', interval: 'month' }),
    })
    await payer.call(resumeSubscription)
    await becomes(payer, { tier: 'pro', renewalCents: 50_000, scheduledChange: null })
    await payer.call(changeSubscription, { body })
    await becomes(payer, { renewalCents: 4000 })
    await world.wait({ days: 32 })
    await becomes(payer, { tier: 'hobby', status: 'active', scheduledChange: null })
    await expect.poll(async () => paidCents(await read(payer))).toEqual([4000, 50_000])
  })

  test('it renews with every period', async () => {
    const payer = await subscribe('hobby')
    const before = await read(payer)
    await world.wait({ days: 32 })
    await expect.poll(async () => paidCents(await read(payer))).toEqual([4000, 4000])
    const { renewsAt, tier, status } = await read(payer)
    expect({ tier, status }).toEqual({ tier: 'hobby', status: 'active' })
    expect(Date.parse(renewsAt ?? '')).toBeGreaterThan(Date.parse(before.renewsAt ?? ''))
  })

  test('a cancellation keeps what is paid, can be taken back, and ends with the period', async () => {
    const payer = await subscribe('standard')
    await payer.call(cancelSubscription)
    await becomes(payer, {
      status: 'canceling',
      tier: 'standard',
      renewsAt: null,
      endsAt: expect.any(String),
    })
    expect((await payer.call(changeSubscription, { body: { tier: 'pro' } })).status).toBe(409)
    await payer.call(resumeSubscription)
    await becomes(payer, { status: 'active', endsAt: null })
    await payer.call(cancelSubscription)
    await becomes(payer, { status: 'canceling' })
    await world.wait({ days: 32 })
    await becomes(payer, { status: 'ended', tier: 'free' })
    expect(await tierOf(payer)).toBe('free')
    expect(paidCents(await read(payer))).toEqual([15_000])
    await expect
      .poll(() => told(payer))
      .toEqual({
        bell: [{ activityType: 'plan_ended', botId: null }],
        mails: ['Your ParleyKit Standard plan has ended'],
      })
    expect(await world.pay(payer, await start(payer, 'hobby'))).toBe(true)
    await becomes(payer, { status: 'active', tier: 'hobby' })
  })

  test('a renewal that is refused leaves three days, then the plan is free', async () => {
    const payer = await subscribe('pro')
    await world.spoilCard(payer)
    await world.wait({ days: 32 })
    await becomes(payer, { status: 'past_due', tier: 'pro', graceEndsAt: expect.any(String), renewsAt: null })
    const refused = { activityType: 'renewal_refused', botId: null }
    const refusedMail = 'The payment for your ParleyKit plan failed'
    await expect.poll(() => told(payer)).toEqual({ bell: [refused], mails: [refusedMail] })
    const until = (await read(payer)).graceEndsAt?.slice(0, 10) ?? ''
    const [mail] = world.mailbox.mailsTo(payer.user.email)
    expect(mail).toMatchObject({
      text: expect.stringContaining(until),
      link: expect.stringMatching(/\/dashboard\/subscription$/),
    })
    expect((await payer.call(listRecentActivities)).body[0]?.description).toContain(until)
    expect((await payer.call(changeSubscription, { body: { tier: 'hobby' } })).status).toBe(409)
    const again = await payer.call(getOrCreateSubscription, { body: { tier: 'pro' } })
    expect(again).toMatchObject({ status: 409, body: { code: 'payment_due' } })
    await world.wait({ days: 2 })
    expect(await read(payer)).toMatchObject({ status: 'past_due', tier: 'pro' })
    await world.wait({ days: 2 })
    await becomes(payer, { status: 'ended', tier: 'free' })
    expect(paidCents(await read(payer))).toEqual([50_000])
    await world.tellAgain()
    await expect
      .poll(() => told(payer))
      .toEqual({
        bell: [{ activityType: 'plan_ended', botId: null }, refused],
        mails: [refusedMail, 'Your ParleyKit Pro plan has ended'],
      })
  })

  test('what is due can be paid within the days of grace', async () => {
    const payer = await subscribe('hobby')
    await world.spoilCard(payer)
    await world.wait({ days: 32 })
    await becomes(payer, { status: 'past_due' })
    await world.mendCard(payer)
    await becomes(payer, { status: 'active', tier: 'hobby', graceEndsAt: null })
    await expect.poll(async () => paidCents(await read(payer))).toEqual([4000, 4000])
    await world.wait({ days: 4 })
    expect(await read(payer)).toMatchObject({ status: 'active', tier: 'hobby' })
  })

  test('canceling what is due ends it at once', async () => {
    const payer = await subscribe('hobby')
    await world.spoilCard(payer)
    await world.wait({ days: 32 })
    await becomes(payer, { status: 'past_due' })
    await payer.call(cancelSubscription)
    await becomes(payer, { status: 'ended', tier: 'free' })
  })

  test('what is told twice, and in another order, changes nothing', async () => {
    const staying = await subscribe('hobby')
    const ended = await subscribe('pro')
    await ended.call(cancelSubscription)
    await becomes(ended, { status: 'canceling' })
    await world.wait({ days: 32 })
    await becomes(ended, { status: 'ended', tier: 'free' })
    await expect.poll(async () => paidCents(await read(staying))).toHaveLength(2)
    const before = [await read(staying), await read(ended)]
    await world.tellAgain()
    expect([await read(staying), await read(ended)]).toEqual(before)
  })

  test('a checkout that is paid after the plan was changed gives nothing and takes nothing', async () => {
    const payer = await owner()
    const late = await start(payer, 'pro')
    const started = await start(payer, 'hobby')
    expect(await world.pay(payer, started)).toBe(true)
    await becomes(payer, { status: 'active', tier: 'hobby' })
    expect(await world.pay(payer, late)).toBe(false)
    expect(await read(payer)).toMatchObject({ tier: 'hobby' })
    expect(paidCents(await read(payer))).toEqual([4000])
  })

  test('bad input is refused in words, and gives nothing', async () => {
    const payer = await owner()
    for (const body of [{ tier: 'free' }, { tier: 'admin' }, { tier: 'platinum' }, { tier: '' }])
      expect((await payer.call(getOrCreateSubscription, { body })).status).toBe(400)
    for (const route of [cancelSubscription, resumeSubscription])
      expect(await payer.call(route)).toMatchObject({ status: 409, body: { code: 'no_subscription' } })
    for (const route of [previewChange, changeSubscription])
      expect((await payer.call(route, { body: { tier: 'pro' } })).status).toBe(409)
    const subscribed = await subscribe('hobby')
    expect((await subscribed.call(changeSubscription, { body: { tier: 'hobby' } })).status).toBe(409)
    const long = new Date(world.clock.now().getTime() - 3600_000).toISOString()
    const ahead = new Date(world.clock.now().getTime() + 3600_000).toISOString()
    for (const pricedAt of [long, ahead])
      expect((await subscribed.call(changeSubscription, { body: { tier: 'pro', pricedAt } })).status).toBe(
        409,
      )
    expect(await read(subscribed)).toMatchObject({ tier: 'hobby' })
  })

  test('a clock that steps back, and one that leaps, give nothing away and lose nothing', async () => {
    const payer = await subscribe('hobby')
    const before = await read(payer)
    await world.wait({ days: -100 })
    expect(await read(payer)).toMatchObject({ status: 'active', tier: 'hobby', renewsAt: before.renewsAt })
    await world.wait({ days: 100 })
    expect(await read(payer)).toEqual(before)
    await world.wait({ days: 800 })
    await becomes(payer, { status: 'active', tier: 'hobby' })
    const renewsAt = Date.parse((await read(payer)).renewsAt ?? '')
    expect(renewsAt).toBeGreaterThan(world.clock.now().getTime())
    expect(renewsAt).toBeLessThan(world.clock.now().getTime() + 32 * 24 * 3600_000)
  })
})
