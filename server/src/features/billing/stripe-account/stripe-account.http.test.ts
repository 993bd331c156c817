import { getUser } from '@parleykit/contract/auth/account'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import {
  getBilling,
  getOrCreateSubscription,
  getSubscription,
  openBillingPortal,
} from '@parleykit/contract/billing/billing'
import {
  connectStripe,
  disconnectStripe,
  getPayments,
  paymentSettingTexts,
  type StripeInput,
} from '@parleykit/contract/setup/payment-settings'
import { chooseAudience } from '@parleykit/contract/setup/setup'
import { listInstallationAudit } from '@parleykit/contract/workspaces/audit'
import { afterEach, expect, test } from 'vitest'
import {
  type StripeStandIn,
  serveStripe,
  stripeSecrets,
} from '../../../../test/billing/stripe/serve-stripe.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { queryDatabase } from '../../../../test/keep-asking.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { subscribe } from '../../../../test/subscribe.ts'
import { advanceSubscriptions } from '../index.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function openStripe(): Promise<StripeStandIn> {
  const stripe = await serveStripe(() => new Date())
  closing.push(stripe.close)
  return stripe
}

/** A server whose payments go to a stand-in for Stripe, once the operator connects it. */
async function open(
  { apiBase }: StripeStandIn,
  environment: Record<string, string> = {},
  onLog?: (line: Record<string, unknown>) => void,
): Promise<TestApp> {
  const app = await createTestApp({ STRIPE_API_BASE: apiBase, ...environment }, onLog)
  closing.push(app.close)
  return app
}

const connect = (owner: TestOwner, changed: Partial<StripeInput> = {}) =>
  owner.call(connectStripe, {
    body: {
      ...{ secretKey: stripeSecrets.key, webhookSecret: stripeSecrets.webhook },
      ...{ currentPassword: 'correct horse', ...changed },
    },
  })
const proof = { body: { password: 'correct horse' } }
const providerOf = async ({ origin }: TestApp) => (await callRoute(origin, getBilling)).body.provider
const start = (owner: TestOwner) => owner.call(getOrCreateSubscription, { body: { tier: 'pro' } })
const tierOf = async (owner: TestOwner) => (await owner.call(getUser)).body.subscriptionTier

/** Pays a checkout at Stripe, which then tells the server. */
async function pay(stripe: StripeStandIn, owner: TestOwner): Promise<void> {
  const { subscriptionId } = (await start(owner)).body
  const session = stripe.ledger.sessions.get(subscriptionId)
  if (!session) throw new Error('The checkout is not at Stripe')
  stripe.ledger.subscribe(session, session.metadata)
  await stripe.told()
}

test('an account that is connected takes the payments of all processes, until nobody pays by it anymore', async () => {
  const stripe = await openStripe()
  const logged: Record<string, unknown>[] = []
  const app = await open(stripe, {}, (line) => logged.push(line))
  const other = await open(stripe, { DATABASE_URL: app.databaseUrl })
  stripe.sendTo(other.origin)
  const [operator, customer] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  await subscribe(customer, 'hobby')
  expect((await operator.call(getPayments)).body).toEqual({
    ...{ provider: 'sandbox', isSetByServer: false, account: null, webhookUrl: null },
    running: { sandbox: 1, stripe: 0 },
  })
  expect(await stripe.send('{}')).toBe(404)

  const connected = await connect(operator)
  expect(connected).toMatchObject({
    status: 200,
    body: { provider: 'stripe', account: { keyEnding: 'd_in', isLive: false, needsKeys: false } },
  })
  expect(stripe.ledger.prices).toHaveLength(6)
  expect(await providerOf(app)).toBe('stripe')
  await expect.poll(() => providerOf(other), { timeout: 1000, interval: 20 }).toBe('stripe')
  const stored = await queryDatabase(app.databaseUrl, 'select value::text from server_settings')
  for (const secret of Object.values(stripeSecrets))
    expect(JSON.stringify([stored, connected.body, logged])).not.toContain(secret)

  // Plans of the sandbox were free: they end, and the next one is paid at Stripe.
  await advanceSubscriptions(app.platform())
  await expect.poll(() => tierOf(customer)).toBe('free')
  expect((await start(customer)).body.checkoutUrl).toContain(stripe.apiBase)
  await pay(stripe, customer)
  await expect.poll(() => tierOf(customer)).toBe('pro')
  expect((await customer.call(openBillingPortal)).body.url).toContain('portal.stripe.test')

  expect(await operator.call(disconnectStripe, proof)).toMatchObject({
    status: 409,
    body: { code: 'subscription_unchanged' },
  })
  const [running] = stripe.ledger.subscriptions.values()
  if (running) stripe.ledger.cancel(running)
  await stripe.told()
  await expect.poll(() => tierOf(customer)).toBe('free')
  expect((await operator.call(disconnectStripe, proof)).body).toMatchObject({
    ...{ provider: 'sandbox', account: null },
  })
  await expect.poll(() => providerOf(other), { timeout: 1000, interval: 20 }).toBe('sandbox')
  const { entries } = (await operator.call(listInstallationAudit)).body
  expect(entries.slice(0, 2).map(({ details }) => details)).toEqual([
    { setting: 'Stripe', mode: 'none' },
    { setting: 'Stripe', mode: 'test mode' },
  ])
  const events = (await operator.call(listSecurityEvents)).body.map(({ name }) => name)
  expect(events).toEqual(expect.arrayContaining(['stripe_connected', 'stripe_disconnected']))
})

test('the webhook is created, and its secret kept, where the server has a public address', async () => {
  const stripe = await openStripe()
  const app = await open(stripe, { PUBLIC_URL: 'http://localhost' })
  const operator = await makeOwner(app.origin)
  const url = 'http://localhost/api/billing/webhooks/stripe'
  expect((await connect(operator, { webhookSecret: undefined })).body).toMatchObject({ webhookUrl: url })
  expect(stripe.ledger.webhooks).toMatchObject([{ url }])
  stripe.sendTo(app.origin)
  const event = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', data: { object: {} } })
  expect(await stripe.send(event, { secret: 'whsec_made_here' })).toBe(200)
  expect(await stripe.send(event)).toBe(400)
  // Stripe shows a secret once.
  expect((await connect(operator, { webhookSecret: undefined })).body).toMatchObject({
    code: 'validation_failed',
    message: paymentSettingTexts.webhookExists(url),
  })
})

test('a key that Stripe refuses is not saved, and what to do is said', async () => {
  const stripe = await openStripe()
  const app = await open(stripe)
  const [operator, customer] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  const unknown = await connect(operator, { secretKey: 'sk_test_of_nobody' })
  expect(unknown).toMatchObject({ status: 400, body: { code: 'server_setting_refused' } })
  expect(JSON.stringify(unknown.body)).toContain("Stripe doesn't accept this secret key")
  const wrong = { ...proof, body: { ...proof.body, currentPassword: 'wrong horse' } }
  expect((await connect(operator, wrong.body)).body).toMatchObject({ code: 'wrong_password' })
  expect((await connect(operator, { secretKey: 'pk_test_public' })).body).toMatchObject({
    message: paymentSettingTexts.stripeKeyInvalid,
  })
  expect((await connect(operator, { webhookSecret: undefined })).body).toMatchObject({
    message: paymentSettingTexts.noWebhookUrl,
  })
  expect(await providerOf(app)).toBe('sandbox')

  await connect(operator)
  stripe.sendTo(app.origin)
  await pay(stripe, customer)
  await queryDatabase(app.databaseUrl, `update subscriptions set provider_id = 'sub_elsewhere'`)
  expect((await connect(operator)).body).toMatchObject({ message: paymentSettingTexts.otherAccount })
  stripe.beAway(true)
  expect(JSON.stringify((await connect(operator)).body)).toContain("Stripe can't be reached")
})

test('what the environment sets wins', async () => {
  const stripe = await openStripe()
  const keys = { STRIPE_SECRET_KEY: 'sk_live_of_the_server', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  const app = await open(stripe, { BILLING: 'stripe', ...keys })
  const operator = await makeOwner(app.origin)
  expect((await operator.call(getPayments)).body).toMatchObject({
    ...{ provider: 'stripe', isSetByServer: true },
    account: { keyEnding: null, isLive: true, needsKeys: false },
  })
  const refused = { status: 400, body: { message: paymentSettingTexts.billingSetByServer } }
  expect(await connect(operator)).toMatchObject(refused)
  expect(await operator.call(disconnectStripe, proof)).toMatchObject(refused)
})

test('for a team no plans are sold, and to everyone but the operator there is no such page', async () => {
  const stripe = await openStripe()
  const app = await open(stripe)
  const [operator, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  await connect(operator)
  await operator.call(chooseAudience, { body: { audience: 'team' } })
  expect((await operator.call(getPayments)).body).toMatchObject({
    provider: 'off',
    account: { isLive: false },
  })
  expect((await other.call(getSubscription)).status).toBe(404)
  const statuses = [
    (await other.call(getPayments)).status,
    (await connect(other)).status,
    (await other.call(disconnectStripe, proof)).status,
  ]
  expect(statuses).toEqual([404, 404, 404])
  await operator.call(chooseAudience, { body: { audience: 'customers' } })
  expect(await providerOf(app)).toBe('stripe')
})

test('where the key of the installation is gone, the keys of Stripe must be entered again', async () => {
  const stripe = await openStripe()
  const app = await open(stripe)
  const operator = await makeOwner(app.origin)
  await connect(operator)
  await queryDatabase(
    app.databaseUrl,
    `update server_settings set value = jsonb_set(value, '{secretKey}', '"sealed elsewhere"')`,
  )
  expect((await operator.call(getPayments)).body).toMatchObject({
    ...{ provider: 'stripe', account: { needsKeys: true } },
  })
  const customer = await makeOwner(app.origin)
  expect((await start(customer)).status).toBe(503)
  expect((await connect(operator)).body).toMatchObject({ account: { needsKeys: false } })
  expect((await start(customer)).body.checkoutUrl).toContain(stripe.apiBase)
})
