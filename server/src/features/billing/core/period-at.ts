import type { BillingInterval } from '@parleykit/contract/prices'

export interface BillingPeriod {
  readonly start: Date
  readonly end: Date
}

/**
 * The period of so many that begin at an anchor and last a month or a year which a moment falls into; the first one for
 * moments before. An anniversary that a month doesn't have is its last day, in UTC: 31 January, 28 February, 31 March.
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

/** So many months later at the same time of day, on the last day of a month that is too short (UTC). */
function addMonths(moment: Date, months: number): Date {
  const added = new Date(moment)
  added.setUTCDate(1)
  added.setUTCMonth(added.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate()
  added.setUTCDate(Math.min(moment.getUTCDate(), lastDay))
  return added
}
