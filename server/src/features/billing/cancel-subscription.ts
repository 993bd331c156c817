import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import type { PaymentProvider } from './base/payment-provider.ts'
import { findLiveSubscription } from './find-live-subscription.ts'

/** Ends the plan after the paid period, or at once if nothing is paid. Returns a sentence about the outcome. */
export async function cancelSubscription(ctx: ActorContext, provider: PaymentProvider): Promise<string> {
  const { platform, owner } = ctx
  const subscription = await findLiveSubscription(platform, owner)
  const isPaid = subscription.status === 'active'
  if (!subscription.cancelAtPeriodEnd || !isPaid) await provider.cancel(subscription)
  await recordAudit({ ...ctx, transaction: platform.database }, { action: 'subscription_canceled' })
  return isPaid ? billingTexts.canceled : billingTexts.ended
}
