import { createStripeClient, setUpStripe } from '../../src/features/billing/index.ts'
import type { Clock } from '../../src/platform/clock/clock.ts'
import { type StripeStandIn, serveStripe, stripeSecrets } from './stripe/serve-stripe.ts'

export interface OpenStandIn {
  readonly stripe: StripeStandIn
  /** What a server needs to take payments by it. */
  readonly environment: Record<string, string>
}

/** A stand-in for Stripe, set up as `npm run billing:setup` does. */
export async function openStandIn(clock: Clock): Promise<OpenStandIn> {
  const stripe = await serveStripe(clock)
  const { key: secretKey, webhook } = stripeSecrets
  await setUpStripe(await createStripeClient({ secretKey, apiBase: stripe.apiBase }), null, () => {})
  const environment = {
    BILLING: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhook,
    STRIPE_API_BASE: stripe.apiBase,
  }
  return { stripe, environment }
}
