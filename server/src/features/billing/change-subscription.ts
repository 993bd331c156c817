import type { PlanInput } from '@parleykit/contract/billing/billing'
import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import { whenChanged } from '@parleykit/contract/billing/prices'
import { DomainError } from '../../platform/domain-error/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import type { ActorContext } from '../workspaces/index.ts'
import type { PaymentProvider } from './base/payment-provider.ts'
import { reasonAgainstChange } from './core/reason-against-change.ts'
import { findLiveSubscription } from './find-live-subscription.ts'

/** How long a displayed price is valid. */
const priceMinutes = 15

/**
 * Changes the plan at the price that `previewChange` gave for `pricedAt`. Returns a sentence about the outcome.
 * @throws `payment_declined`, without a change; `subscription_unchanged` if the change isn't possible
 */
export async function changeSubscription(
  ctx: ActorContext,
  {
    provider,
    input,
  }: {
    readonly provider: PaymentProvider
    readonly input: PlanInput & { readonly pricedAt?: string | undefined }
  },
): Promise<string> {
  const { platform, owner } = ctx
  const subscription = await findLiveSubscription(platform, owner)
  const to = { tier: input.tier, interval: input.isYearly ? 'year' : 'month' } as const
  const refusal = reasonAgainstChange(subscription, to)
  if (refusal !== null) throw new DomainError('subscription_unchanged', refusal)
  const now = platform.clock()
  const pricedAt = input.pricedAt === undefined ? now : new Date(input.pricedAt)
  // Prices are rounded to whole seconds.
  const isOfEarlierPeriod = pricedAt.getTime() + 1000 <= subscription.periodStart.getTime()
  const age = now.getTime() - pricedAt.getTime()
  if (age < 0 || age > priceMinutes * 60_000 || isOfEarlierPeriod)
    throw new DomainError('subscription_unchanged', billingTexts.pricedTooLongAgo)
  await provider.change(subscription, to, pricedAt)
  await recordAudit(
    { ...ctx, transaction: platform.database },
    { action: 'subscription_changed', details: { plan: to.tier, interval: to.interval } },
  )
  if (subscription.tier === to.tier && subscription.interval === to.interval) return billingTexts.resumed
  if (whenChanged(subscription, to) === 'period_end') return billingTexts.changeScheduled
  return provider.name === 'sandbox' ? billingTexts.changed : billingTexts.changeOnItsWay
}
