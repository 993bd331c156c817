import { deleteAccount, getUser } from '@parleykit/contract/auth/account'
import {
  getCheckout,
  getOrCreateSubscription,
  getSubscription,
  openBillingPortal,
} from '@parleykit/contract/billing/billing'
import { stripeWebhook } from '@parleykit/contract/billing/limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStripeWorld, type StripeWorld } from '../../../../test/billing/open-stripe-world.ts'
import { newId, type Session } from '../../../../test/billing/stripe/ledger.ts'
import { stripeSecrets } from '../../../../test/billing/stripe/serve-stripe.ts'
import { createTestApp } from '../../../../test/create-test-app.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { createStripeClient } from './create-stripe-client.ts'
import { setUpStripe } from './set-up-stripe.ts'

let world: StripeWorld
let owner: TestOwner
beforeAll(async () => {
  world = await openStripeWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  owner = await makeOwner(world.app.origin)
})

const tierOf = async (payer: TestOwner) => (await payer.call(getUser)).body.subscriptionTier
const start = async (tier: string) => (await owner.call(getOrCreateSubscription, { body: { tier } })).body
const sessionOf = ({ subscriptionId }: { readonly subscriptionId: string }): Session => {
  const session = world.stripe.ledger.sessions.get(subscriptionId)
  if (!session) throw new Error('There is no such session')
  return session
}
const refusals = (word: string) => world.log.filter(({ msg }) => String(msg).includes(word)).length
const subscriptionAt = (id: string | null) => world.stripe.ledger.subscriptions.get(id ?? '')

/** The events of a checkout that is paid, kept from the server. */
async function payUntold(tier: string): Promise<string[]> {
  const session = sessionOf(await start(tier))
  const { length } = world.stripe.events
  world.stripe.sendTo('')
  world.stripe.ledger.subscribe(session, session.metadata)
  await world.stripe.told()
  world.stripe.sendTo(world.app.origin)
  return world.stripe.events.slice(length)
}

test('nothing but a fresh signature over the very bytes opens the webhook', async () => {
  const [event = ''] = await payUntold('pro')
  const { stripe, clock, app } = world
  const before = refusals('signature')
  const minutes = (count: number) => new Date(clock.now().getTime() - count * 60_000)
  expect(await stripe.send(event, { secret: 'whsec_of_somebody_else' })).toBe(400)
  expect(await stripe.send(event, { signedAt: minutes(6) })).toBe(400)
  expect(await stripe.send(event, { signedAt: minutes(-6) })).toBe(400)
  const unsigned = (body: string, headers: Record<string, string> = {}) =>
    fetch(app.origin + stripeWebhook.path, { method: 'POST', body, headers })
  expect((await unsigned(event)).status).toBe(400)
  const json = { 'content-type': 'application/json' }
  for (const signature of ['', 't=1,v1=00', `t=${Date.now()},v1=`, 'v1=\u00e9'.normalize('NFD').slice(0, 3)])
    expect((await unsigned(event, { ...json, 'stripe-signature': signature })).status).toBe(400)
  expect((await unsigned('x'.repeat(stripeWebhook.bytesMax + 1), json)).status).toBe(413)
  expect(await stripe.send('{ no json')).toBe(400)
  expect(await tierOf(owner)).toBe('free')
  expect(refusals('signature')).toBeGreaterThan(before)
  expect(await stripe.send(event)).toBe(200)
  expect(await tierOf(owner)).toBe('pro')
})

test('an event is to be sent again while Stripe can not be asked about it', async () => {
  const [event = ''] = await payUntold('pro')
  const { stripe, log } = world
  const before = log.length
  stripe.beAway(true)
  expect(await stripe.send(event)).toBe(503)
  stripe.beAway(false)
  const told = log.slice(before).filter(({ level }) => Number(level) >= 40)
  expect(told).toMatchObject([{ level: 40, msg: 'Stripe could not be reached' }])
  expect(await tierOf(owner)).toBe('free')
  expect(await stripe.send(event)).toBe(200)
  expect(await tierOf(owner)).toBe('pro')
})

test('what is signed and no event is refused', async () => {
  const event = (type: string, object: unknown) => ({ id: `evt_${newId('odd')}`, type, data: { object } })
  const odd = [
    [],
    null,
    5,
    'text',
    {},
    { id: 5 },
    { id: 'evt_odd' },
    { id: 'evt_odd', type: 'invoice.paid' },
    { id: 'evt_odd', type: 'invoice.paid', data: null },
    event('invoice.paid', null),
    event('customer.subscription.updated', { id: 5 }),
    event('checkout.session.completed', { subscription: { id: [] } }),
    event('checkout.session.expired', { client_reference_id: {} }),
    event('invoice.paid', { id: 'in_odd', parent: { subscription_details: 7 } }),
  ]
  for (const body of odd) expect([body, await world.stripe.send(JSON.stringify(body))]).toEqual([body, 400])
  // Nothing that is needed may be missing either; what we don't know is thanked for.
  expect(await world.stripe.send(JSON.stringify(event('customer.subscription.updated', {})))).toBe(200)
  expect(await world.stripe.send(JSON.stringify(event('checkout.session.expired', {})))).toBe(200)
  expect(await world.stripe.send(JSON.stringify(event('some.news', { id: 'x' })))).toBe(200)
})

test('the invoice may come before what it belongs to, and the first news last', async () => {
  const events = await payUntold('standard')
  expect(events).toHaveLength(3)
  for (const event of [...events].reverse()) expect(await world.stripe.send(event)).toBe(200)
  expect((await owner.call(getSubscription)).body).toMatchObject({
    tier: 'standard',
    status: 'active',
    receipts: [{ amountCents: 15_000, status: 'paid', url: expect.stringContaining('https://') }],
  })
})

test('an event says what to look at, never what is so', async () => {
  const events = await payUntold('hobby')
  const lies = events.map((event) =>
    event.replaceAll('parleykit_hobby_month', 'parleykit_pro_month').replaceAll('4000', '50000'),
  )
  for (const lie of lies) expect(await world.stripe.send(lie)).toBe(200)
  expect(await tierOf(owner)).toBe('hobby')
})

test('subscriptions that no checkout of ours began are left alone', async () => {
  const session = sessionOf(await start('pro'))
  const before = refusals('started by a checkout')
  for (const metadata of [{}, { parleykit_checkout: 'co_of_another_installation' }]) {
    world.stripe.ledger.subscribe({ ...session, subscription: null }, metadata)
    await world.stripe.told()
  }
  expect(await tierOf(owner)).toBe('free')
  expect(refusals('started by a checkout')).toBeGreaterThan(before)
  for (const held of world.stripe.ledger.subscriptions.values()) expect(held.status).not.toBe('canceled')
})

test('a price that is not ours, and another currency, give nothing', async () => {
  const session = sessionOf(await start('hobby'))
  const strange = { ...session.price, id: newId('price'), lookup_key: 'something_else', metadata: {} }
  const foreign = { ...session.price, id: newId('price'), currency: 'eur' }
  const yearly = { ...session.price, recurring: { interval: 'year', interval_count: 1 } } as const
  for (const price of [strange, foreign, yearly]) {
    world.stripe.ledger.subscribe({ ...session, price }, session.metadata)
    await world.stripe.told()
    expect(await tierOf(owner)).toBe('free')
  }
  for (const why of ['not one of ours', "its currency isn't", 'not for the interval'])
    expect(refusals(why)).toBeGreaterThan(0)
  expect((await owner.call(getSubscription)).body).toMatchObject({ status: 'none', receipts: [] })
})

test('a price at Stripe that is changed to a strange one leaves what was paid', async () => {
  const started = await start('standard')
  await world.pay(owner, started)
  const held = subscriptionAt(sessionOf(started).subscription)
  if (!held) throw new Error('Nothing was paid')
  held.price = { ...held.price, lookup_key: 'something_else', metadata: {} }
  world.stripe.ledger.tellOf(held, 'updated')
  await world.stripe.told()
  expect((await owner.call(getSubscription)).body).toMatchObject({ tier: 'standard', status: 'active' })
})

test('of two that are paid, the second is ended and given back', async () => {
  const first = sessionOf(await start('hobby'))
  await world.pay(owner, { ...(await start('hobby')) })
  const late: Session = { ...first, id: newId('cs'), status: 'open', subscription: null }
  const held = world.stripe.ledger.subscribe(late, late.metadata)
  await world.stripe.told()
  expect(held.status).toBe('canceled')
  expect(world.stripe.ledger.invoices.get(held.latest_invoice)?.refunded).toBe(true)
  expect(subscriptionAt(first.subscription)?.status).toBe('active')
  const { body } = await owner.call(getSubscription)
  expect(body).toMatchObject({ tier: 'hobby', status: 'active' })
  expect(body.receipts.map(({ status }) => status).sort()).toEqual(['paid', 'refunded'])
  expect(refusals('given back')).toBeGreaterThan(0)
  await world.tellAgain()
  expect((await owner.call(getSubscription)).body).toEqual(body)
})

test('with an account its subscription goes, and what is paid for it later is given back', async () => {
  const paying = await makeOwner(world.app.origin)
  const leaving = owner
  owner = paying
  const started = await start('pro')
  await world.pay(paying, started)
  owner = leaving
  const open = sessionOf(await start('hobby'))
  for (const { user, call } of [paying, leaving]) {
    const body = { username: user.username, password: 'correct horse' }
    expect((await call(deleteAccount, { body })).status).toBe(200)
  }
  await expect.poll(() => subscriptionAt(sessionOf(started).subscription)?.status).toBe('canceled')
  const held = world.stripe.ledger.subscribe(open, open.metadata)
  await world.stripe.told()
  expect(held.status).toBe('canceled')
  expect(world.stripe.ledger.invoices.get(held.latest_invoice)?.refunded).toBe(true)
})

test('what nobody pays is ended at Stripe, too, once the days of grace are over', async () => {
  const started = await start('standard')
  await world.pay(owner, started)
  await world.spoilCard(owner)
  await world.wait({ days: 32 })
  const status = () => subscriptionAt(sessionOf(started).subscription)?.status
  expect(status()).toBe('past_due')
  await world.wait({ days: 4 })
  await expect.poll(status).toBe('canceled')
  expect(await tierOf(owner)).toBe('free')
})

test('a Stripe that is away, or lacks a price, says so and gives nothing', async () => {
  const { prices } = world.stripe.ledger
  const kept = prices.splice(0)
  expect(await owner.call(getOrCreateSubscription, { body: { tier: 'pro' } })).toMatchObject({
    status: 503,
    body: { code: 'not_ready', message: expect.stringContaining("aren't set up") },
  })
  prices.push(...kept)
  expect(await start('pro')).toMatchObject({ status: 'created' })
  expect(JSON.stringify(world.log)).not.toContain(stripeSecrets.key)
  expect(JSON.stringify(world.log)).not.toContain('secret of somebody')
})

test('the portal is Stripe’s, and the pages of the sandbox are not there', async () => {
  const started = await start('hobby')
  await world.pay(owner, started)
  const { body } = await owner.call(openBillingPortal)
  expect(body.url).toBe(`https://portal.stripe.test/${sessionOf(started).customer}`)
  const params = { checkoutId: started.subscriptionId }
  expect((await owner.call(getCheckout, { params })).status).toBe(404)
})

test('where Stripe is not the provider there is no webhook', async () => {
  const app = await createTestApp({ BILLING: 'sandbox' })
  const { status } = await fetch(app.origin + stripeWebhook.path, { method: 'POST', body: '{}' })
  expect(status).toBe(404)
  await app.close()
})

test('the set-up makes each price and the webhook once', async () => {
  const client = await createStripeClient({ secretKey: stripeSecrets.key, apiBase: world.stripe.apiBase })
  const said: string[] = []
  const { prices } = world.stripe.ledger
  const before = prices.length
  const secret = await setUpStripe(client, 'https://agents.example.com', (line) => said.push(line))
  expect(prices).toHaveLength(before)
  expect(said.filter((line) => line.startsWith('kept'))).toHaveLength(6)
  expect(secret).toBe('whsec_made_here')
  const old = prices.find(({ lookup_key }) => lookup_key === 'parleykit_pro_month')
  if (old) Object.assign(old, { unit_amount: 1 })
  await setUpStripe(client, null, () => {})
  expect(prices).toHaveLength(before + 1)
  expect(prices.at(-1)).toMatchObject({ lookup_key: 'parleykit_pro_month', unit_amount: 50_000 })
  expect(old?.lookup_key).toBeNull()
})
