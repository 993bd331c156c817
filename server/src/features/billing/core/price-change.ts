import type { ChangePreview } from '@parleykit/contract/billing/billing'
import { currency, type PaidPlan, periodCents, whenChanged } from '@parleykit/contract/billing/prices'
import { formatPlan } from './format-plan.ts'
import { type BillingPeriod, periodAt } from './period-at.ts'

/**
 * The charge in cents for a plan change at a given time in the period. Unused time is credited and time with the new
 * plan is charged, to the millisecond. A change of the interval starts a new period at once.
 */
export function priceChange(period: BillingPeriod, from: PaidPlan, to: PaidPlan, at: Date): ChangePreview {
  const when = whenChanged(from, to)
  const base = { ...to, when, currency, pricedAt: at.toISOString() } as const
  if (when === 'period_end') {
    const periodEnd = period.end.toISOString()
    const next = { nextPaymentCents: periodCents(to), nextPaymentAt: periodEnd }
    return { ...base, effectiveAt: periodEnd, dueNowCents: 0, lines: [], ...next }
  }
  const left = shareLeft(period, at)
  const startsAnew = from.interval !== to.interval
  const credit = -Math.round(periodCents(from) * left)
  const charge = Math.round(periodCents(to) * (startsAnew ? 1 : left))
  return {
    ...base,
    effectiveAt: at.toISOString(),
    dueNowCents: Math.max(0, charge + credit),
    lines: [
      { description: `Unused time of ${formatPlan(from)}`, amountCents: credit },
      { description: formatPlan(to), amountCents: charge },
    ],
    nextPaymentCents: periodCents(to),
    nextPaymentAt: (startsAnew ? periodAt(at, to.interval, at).end : period.end).toISOString(),
  }
}

/** From 1 at the period's start to 0 at its end. */
function shareLeft({ start, end }: BillingPeriod, at: Date): number {
  const share = (end.getTime() - at.getTime()) / (end.getTime() - start.getTime())
  return Math.min(1, Math.max(0, share))
}
