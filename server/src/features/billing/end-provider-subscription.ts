import type { Platform } from '../../platform/platform.ts'
import { openPaymentProvider } from './open-payment-provider.ts'

/**
 * Ends a subscription at the provider (`endSubscriptionJob`). Does nothing if another provider is configured by now.
 */
export async function endProviderSubscription(platform: Platform, providerId: string): Promise<void> {
  const provider = await openPaymentProvider(platform)
  if (provider?.name === 'stripe') await provider.end(providerId)
  else
    platform.log.warn(
      { subscription: providerId },
      "Couldn't cancel a Stripe subscription, because BILLING isn't stripe. Cancel it in the Stripe dashboard.",
    )
}
