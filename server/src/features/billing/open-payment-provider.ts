import type { TierPlatform } from './base/hooks.ts'
import type { PaymentProvider } from './base/payment-provider.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'
import { findStripeConfig } from './stripe/find-stripe-config.ts'
import { openStripe } from './stripe/open-stripe.ts'

/**
 * The payment provider of this server, as it is stored now. Null if the environment says that plans aren't sold. Throws
 * `not_ready` if the keys of its Stripe account can't be read.
 */
export async function openPaymentProvider(platform: TierPlatform): Promise<PaymentProvider | null> {
  if (platform.config.billing.provider === 'off') return null
  const stripe = await findStripeConfig(platform)
  return stripe ? openStripe(platform, stripe) : openSandbox(platform)
}
