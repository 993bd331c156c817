import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import type { OwnerContext } from '../auth/index.ts'
import type { PaymentProvider } from './base/payment-provider.ts'
import { findLiveSubscription } from './find-live-subscription.ts'

/** Ends the plan after the paid period, or at once if nothing is paid. Returns a sentence about the outcome. */
export async function cancelSubscription(
  { platform, owner }: OwnerContext,
  provider: PaymentProvider,
): Promise<string> {
  const subscription = await findLiveSubscription(platform, owner)
  const isPaid = subscription.status === 'active'
  if (!subscription.cancelAtPeriodEnd || !isPaid) await provider.cancel(subscription)
  return isPaid ? billingTexts.canceled : billingTexts.ended
}
