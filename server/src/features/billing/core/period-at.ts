import type { BillingInterval } from '@parleykit/contract/billing/prices'

export interface BillingPeriod {
  readonly start: Date
  readonly end: Date
}

/**
 * The monthly or yearly period, counted from an anchor, that contains a given time; the first one for earlier times. If
 * a month lacks the anchor's day, its last day counts, in UTC: January 31, February 28, March 31.
 */
export function periodAt(anchor: Date, interval: BillingInterval, at: Date): BillingPeriod {
  const months = interval === 'year' ? 12 : 1
  const monthsBetween =
    (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth()
  const near = Math.floor(monthsBetween / months)
  const isBegun = addMonths(anchor, near * months) <= at
  const count = Math.max(0, isBegun ? near : near - 1)
  return { start: addMonths(anchor, count * months), end: addMonths(anchor, (count + 1) * months) }
}

/** Adds months at the same time of day. A month that is too short gives its last day (UTC). */
function addMonths(moment: Date, months: number): Date {
  const added = new Date(moment)
  added.setUTCDate(1)
  added.setUTCMonth(added.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate()
  added.setUTCDate(Math.min(moment.getUTCDate(), lastDay))
  return added
}
