import type { TierPlatform } from './base/hooks.ts'
import type { PaymentProvider } from './base/payment-provider.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'
import { openStripe } from './stripe/open-stripe.ts'

/** The payment provider of this server. Null if the environment says that plans aren't sold. */
export async function openPaymentProvider(platform: TierPlatform): Promise<PaymentProvider | null> {
  const { provider, stripe } = platform.config.billing
  if (provider === 'off') return null
  return stripe ? openStripe(platform, stripe) : openSandbox(platform)
}
