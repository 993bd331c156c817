import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import type { PaymentProvider } from './base/payment-provider.ts'
import { findLiveSubscription } from './find-live-subscription.ts'

/** Undoes a cancellation or a pending change. Throws `subscription_unchanged` if there is neither. */
export async function resumeSubscription(ctx: ActorContext, provider: PaymentProvider): Promise<string> {
  const { platform, owner } = ctx
  const subscription = await findLiveSubscription(platform, owner)
  if (!subscription.cancelAtPeriodEnd && subscription.nextTier === null)
    throw new DomainError('subscription_unchanged', billingTexts.nothingToResume)
  await provider.resume(subscription)
  await recordAudit({ ...ctx, transaction: platform.database }, { action: 'subscription_resumed' })
  return billingTexts.resumed
}
