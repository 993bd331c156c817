import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import { graceDays } from '@parleykit/contract/billing/limits'
import type { PaidPlan } from '@parleykit/contract/billing/prices'
import type Stripe from 'stripe'
import type { StripeConfig } from '../../../config/billing-config.ts'
import type { Config } from '../../../config/config.ts'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { clockDifferenceMs } from '../base/clock-difference.ts'
import type { TierPlatform } from '../base/hooks.ts'
import type { PaymentProvider } from '../base/payment-provider.ts'
import { returnUrlOf } from '../base/return-url-of.ts'
import { type CheckoutRow, subscriptions } from '../base/tables.ts'
import { callStripe, isInvalidRequest } from './call-stripe.ts'
import { changePlan, itemOf, release } from './change-plan.ts'
import { previewPlan } from './preview-plan.ts'
import { stripeClientOf } from './stripe-client-of.ts'
import { lookupKeyOf, matchesPricingPage } from './stripe-prices.ts'

/** Payments by Stripe. Nothing here stores a payment: only `receiveStripeEvent` does. */
export async function openStripe(platform: TierPlatform, config: StripeConfig): Promise<PaymentProvider> {
  const client = await stripeClientOf(platform, config)
  const origin = originOf(platform.config)
  const asking = <Result>(ask: () => Promise<Result>) => callStripe(platform, ask)
  return {
    name: 'stripe',
    openCheckout: (checkout, owner, customerId) =>
      asking(async () => {
        const price = await findPrice(platform, client, checkout)
        const session = await client.checkout.sessions.create(
          {
            mode: 'subscription',
            line_items: [{ price, quantity: 1 }],
            // Otherwise, Stripe may charge another currency than the displayed one.
            adaptive_pricing: { enabled: false },
            ...(customerId === null ? { customer_email: owner.email } : { customer: customerId }),
            client_reference_id: checkout.id,
            metadata: { parleykit_checkout: checkout.id },
            subscription_data: { metadata: { parleykit_checkout: checkout.id } },
            success_url: `${origin}${returnUrlOf({ ...checkout, status: 'paid' })}`,
            cancel_url: `${origin}${returnUrlOf({ ...checkout, status: 'canceled' })}`,
            // Stripe allows 24 hours at most, by its own clock.
            expires_at: Math.floor((checkout.expiresAt.getTime() - clockDifferenceMs) / 1000),
          },
          { idempotencyKey: `checkout-${checkout.id}` },
        )
        if (session.url === null) throw new DomainError('checkout_closed', billingTexts.checkoutExpired)
        return { providerId: session.id, url: session.url }
      }),
    closeCheckout: (checkout) => asking(() => closeSession(client, checkout)),
    preview: (row, to, pricedAt) =>
      asking(async () =>
        previewPlan(client, row, to, { price: await findPrice(platform, client, to), pricedAt }),
      ),
    change: (row, to, pricedAt) =>
      asking(async () =>
        changePlan(client, row, to, { price: await findPrice(platform, client, to), pricedAt }),
      ),
    cancel: ({ providerId, status }) =>
      asking(async () => {
        if (status === 'past_due') {
          await client.subscriptions.cancel(providerId)
          return
        }
        await release(client, await client.subscriptions.retrieve(providerId))
        await client.subscriptions.update(providerId, { cancel_at_period_end: true })
      }),
    resume: ({ providerId }) =>
      asking(async () => {
        const subscription = await client.subscriptions.retrieve(providerId)
        await release(client, subscription)
        if (subscription.cancel_at_period_end)
          await client.subscriptions.update(providerId, { cancel_at_period_end: false })
        else if (subscription.cancel_at !== null)
          await client.subscriptions.update(providerId, { cancel_at: '' })
      }),
    portal: ({ customerId }) =>
      asking(async () => {
        if (customerId === null) throw new DomainError('no_subscription', billingTexts.noSubscription)
        const returnUrl = `${origin}/dashboard/subscription`
        const { url } = await client.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
        })
        return url
      }),
    end: (providerId) => endSubscription(platform, client, providerId),
  }
}

async function closeSession(client: Stripe, { providerId }: CheckoutRow): Promise<'closed' | 'paid'> {
  if (providerId === null) return 'closed'
  try {
    await client.checkout.sessions.expire(providerId)
    return 'closed'
  } catch (error) {
    // It is paid or has expired.
    if (!isInvalidRequest(error)) throw error
    const { status } = await client.checkout.sessions.retrieve(providerId)
    return status === 'complete' ? 'paid' : 'closed'
  }
}

/** The origin that the browser returns to. */
function originOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`
}

/**
 * Ends a subscription at Stripe if its account is gone or its grace period is over. Uses Stripe's clock for that, since
 * ours may have leapt ahead. A subscription that was paid meanwhile continues.
 */
async function endSubscription(
  platform: Pick<Platform, 'database' | 'clock' | 'log'>,
  client: Stripe,
  providerId: string,
): Promise<void> {
  try {
    const subscription = await client.subscriptions.retrieve(providerId)
    if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return
    const [row] = await platform.database
      .select({ ownerId: subscriptions.userId })
      .from(subscriptions)
      .where(and(eq(subscriptions.provider, 'stripe'), eq(subscriptions.providerId, providerId)))
    if (row && subscription.status === 'active') return
    const today = Date.parse(subscription.lastResponse.headers.date ?? '') / 1000
    const graceEnds = itemOf(subscription).current_period_start + graceDays * 24 * 3600
    if (row && today < graceEnds) {
      platform.log.warn(
        { subscription: providerId },
        "A subscription wasn't canceled: this server's clock is fast",
      )
      return
    }
    await client.subscriptions.cancel(providerId, {}, { idempotencyKey: `end-${providerId}` })
  } catch (error) {
    // It no longer exists.
    if (!isInvalidRequest(error)) throw error
  }
}

/**
 * Stripe's ID of a plan's price. Throws `not_ready` if `billing:setup` hasn't created it or it differs from the
 * displayed price.
 */
async function findPrice({ log }: Pick<Platform, 'log'>, client: Stripe, plan: PaidPlan): Promise<string> {
  const lookupKey = lookupKeyOf(plan)
  const { data: prices } = await client.prices.list({ lookup_keys: [lookupKey], active: true })
  const price = prices.find((each) => each.lookup_key === lookupKey && matchesPricingPage(each, plan))
  if (price) return price.id
  log.error({ lookupKey }, "Stripe doesn't have the price shown for a plan. Run npm run billing:setup.")
  throw new DomainError('not_ready', billingTexts.notSetUp, { retryAfterSeconds: 60 })
}
