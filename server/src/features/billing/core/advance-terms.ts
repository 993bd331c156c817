import { graceDays } from '@parleykit/contract/billing/limits'
import { type PaidPlan, periodCents } from '@parleykit/contract/billing/prices'
import type { SubscriptionRow } from '../base/tables.ts'
import { type BillingPeriod, periodAt } from './period-at.ts'

export type Terms = Pick<
  SubscriptionRow,
  | 'tier'
  | 'interval'
  | 'status'
  | 'anchorAt'
  | 'periodStart'
  | 'periodEnd'
  | 'cancelAtPeriodEnd'
  | 'nextTier'
  | 'nextInterval'
  | 'graceEndsAt'
>

/** A payment attempt of a renewal. */
interface Charge {
  readonly plan: PaidPlan
  readonly period: BillingPeriod
  readonly amountCents: number
  readonly isPaid: boolean
}

export interface Renewal {
  readonly terms: Partial<Terms>
  readonly charge: Charge | null
  /** A message for the log if the clock must be or have been wrong. */
  readonly oddity: string | null
}

const dayMs = 24 * 3600_000

/**
 * The changes to a sandbox subscription as time passes, or null. If the clock went back, periods move back too without
 * another charge. If it leapt ahead, one period is charged, not the ones that no one could use.
 * @param isCardGood whether a payment works now
 */
export function advanceTerms(terms: Terms, now: Date, isCardGood: boolean): Renewal | null {
  if (terms.status === 'ended') return null
  if (terms.status === 'past_due') return endGrace(terms, now)
  if (now < terms.periodStart) return moveBack(terms, now)
  if (now < terms.periodEnd) return null
  if (terms.cancelAtPeriodEnd) return { terms: { status: 'ended' }, charge: null, oddity: null }
  const plan = { tier: terms.nextTier ?? terms.tier, interval: terms.nextInterval ?? terms.interval }
  const anchorAt = plan.interval === terms.interval ? terms.anchorAt : terms.periodEnd
  const period = periodAt(anchorAt, plan.interval, now)
  const charge = { plan, period, amountCents: periodCents(plan), isPaid: isCardGood }
  const missed =
    period.start > terms.periodEnd ? 'Periods have passed while nobody looked: one is charged' : null
  const begun = { ...plan, anchorAt, nextTier: null, nextInterval: null }
  if (!isCardGood) {
    const graceEndsAt = new Date(now.getTime() + graceDays * dayMs)
    return { terms: { ...begun, status: 'past_due', graceEndsAt }, charge, oddity: missed }
  }
  return { terms: { ...begun, periodStart: period.start, periodEnd: period.end }, charge, oddity: missed }
}

function endGrace({ graceEndsAt }: Terms, now: Date): Renewal | null {
  const ends = graceEndsAt ?? now
  if (ends <= now) return { terms: { status: 'ended', graceEndsAt: null }, charge: null, oddity: null }
  const latest = new Date(now.getTime() + graceDays * dayMs)
  if (ends <= latest) return null
  return {
    terms: { graceEndsAt: latest },
    charge: null,
    oddity: 'The clock went back: the grace period starts over',
  }
}

/** The period that began too early is paid, so it moves to the present time. */
function moveBack({ anchorAt, interval, periodStart }: Terms, now: Date): Renewal | null {
  const period = periodAt(anchorAt, interval, now)
  if (period.start.getTime() === periodStart.getTime()) return null
  const oddity = 'The clock went back: the period that is paid begins earlier'
  return { terms: { periodStart: period.start, periodEnd: period.end }, charge: null, oddity }
}
