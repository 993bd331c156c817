import { billingTexts } from '@parleykit/contract/billing/billing-texts'
import { type PaidPlan, whenChanged } from '@parleykit/contract/billing/prices'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { SubscriptionRow } from '../base/tables.ts'
import { type BillingPeriod, periodAt } from '../core/period-at.ts'
import { priceChange } from '../core/price-change.ts'
import { refusalForChange } from '../core/refusal-for-change.ts'
import { charge } from './charge.ts'

interface PlanChange {
  readonly to: PaidPlan
  /** The time of the displayed price. */
  readonly pricedAt: Date
  readonly now: Date
}

export const noNextPlan = { nextTier: null, nextInterval: null } as const

export const periodOf = ({ periodStart, periodEnd }: SubscriptionRow): BillingPeriod => ({
  start: periodStart,
  end: periodEnd,
})

/** Charges for another plan, now or at the period's end. Returns the changed columns of the subscription. */
export async function changePlan(
  transaction: Transaction,
  subscription: SubscriptionRow,
  { to, pricedAt, now }: PlanChange,
): Promise<Partial<SubscriptionRow>> {
  const refusal = refusalForChange(subscription, to)
  if (refusal !== null) throw new DomainError('subscription_unchanged', refusal)
  if (subscription.tier === to.tier && subscription.interval === to.interval) return noNextPlan
  if (whenChanged(subscription, to) === 'period_end') return { nextTier: to.tier, nextInterval: to.interval }
  const { dueNowCents: amountCents } = priceChange(periodOf(subscription), subscription, to, pricedAt)
  if (subscription.sandboxCard === 'fails_on_renewal')
    throw new DomainError('payment_declined', billingTexts.declined)
  const startsAnew = subscription.interval !== to.interval
  const anchorAt = startsAnew ? now : subscription.anchorAt
  const period = startsAnew ? periodAt(now, to.interval, now) : periodOf(subscription)
  await charge(transaction, {
    ownerId: subscription.userId,
    plan: to,
    period: { start: now, end: period.end },
    amountCents,
    isPaid: true,
    now,
  })
  return { ...planOf(to), ...noNextPlan, anchorAt, periodStart: period.start, periodEnd: period.end }
}

const planOf = ({ tier, interval }: PaidPlan) => ({ tier, interval })
