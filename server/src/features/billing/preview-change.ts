import type { ChangePreview, PlanInput } from '@parleykit/contract/billing/billing'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { OwnerContext } from '../auth/index.ts'
import type { PaymentProvider } from './base/payment-provider.ts'
import { reasonAgainstChange } from './core/reason-against-change.ts'
import { findLiveSubscription } from './find-live-subscription.ts'

/** The amount and time of the charge for another plan. Throws `subscription_unchanged` if the change isn't possible. */
export async function previewChange(
  { platform, owner }: OwnerContext,
  { provider, input: { tier, isYearly } }: { readonly provider: PaymentProvider; readonly input: PlanInput },
): Promise<ChangePreview> {
  const subscription = await findLiveSubscription(platform, owner)
  const to = { tier, interval: isYearly ? 'year' : 'month' } as const
  const refusal = reasonAgainstChange(subscription, to)
  if (refusal !== null) throw new DomainError('subscription_unchanged', refusal)
  // Providers count in whole seconds.
  const pricedAt = new Date(Math.floor(platform.clock().getTime() / 1000) * 1000)
  return provider.preview(subscription, to, pricedAt)
}
