import { stripeWebhook } from '@parleykit/contract/billing/limits'
import { currency, type PaidPlan, paidPlans, periodCents } from '@parleykit/contract/billing/prices'
import type Stripe from 'stripe'
import { formatPlan } from '../core/format-plan.ts'
import { stripeEventTypes } from './receive-stripe-event.ts'
import { lookupKeyOf, matchesPricingPage } from './stripe-prices.ts'

/**
 * Creates what is missing in the Stripe account: a product for each tier, a price for each plan, the webhook. Repeated
 * runs update only what has changed. Returns the signing secret of a new webhook, which Stripe shows only once.
 * @param publicUrl null for no webhook
 */
export async function setUpStripe(
  client: Stripe,
  publicUrl: string | null,
  say: (line: string) => void,
): Promise<string | null> {
  for (const plan of paidPlans) say(`${await providePrice(client, plan)} ${formatPlan(plan)}`)
  if (publicUrl === null) return null
  const url = publicUrl + stripeWebhook.path
  const enabled_events = [...stripeEventTypes]
  const { data: endpoints } = await client.webhookEndpoints.list({ limit: 100 })
  const existing = endpoints.find((endpoint) => endpoint.url === url)
  if (existing) {
    await client.webhookEndpoints.update(existing.id, { enabled_events, disabled: false })
    say(`kept   the webhook ${url}`)
    return null
  }
  const { secret } = await client.webhookEndpoints.create({ url, enabled_events })
  say(`made   the webhook ${url}`)
  return secret ?? null
}

/** Prices are immutable: another amount needs another price, which takes over the lookup key. */
async function providePrice(client: Stripe, plan: PaidPlan): Promise<'made  ' | 'kept  '> {
  const lookup_key = lookupKeyOf(plan)
  const { data: prices } = await client.prices.list({ lookup_keys: [lookup_key], active: true })
  if (prices.some((price) => matchesPricingPage(price, plan))) return 'kept  '
  await client.prices.create({
    product: await provideProduct(client, plan),
    currency,
    unit_amount: periodCents(plan),
    recurring: { interval: plan.interval },
    lookup_key,
    transfer_lookup_key: true,
    metadata: { parleykit_plan: lookup_key },
  })
  return 'made  '
}

async function provideProduct(client: Stripe, { tier }: PaidPlan): Promise<string> {
  const id = `parleykit_${tier}`
  const { data: products } = await client.products.list({ ids: [id] })
  if (products.length > 0) return id
  await client.products.create({ id, name: `ParleyKit ${tier.slice(0, 1).toUpperCase()}${tier.slice(1)}` })
  return id
}
