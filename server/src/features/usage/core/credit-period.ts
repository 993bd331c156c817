/** Days (YYYY-MM-DD, UTC): credits used from `start` on are counted together, and `end` begins the next period. */
export interface CreditPeriod {
  readonly start: string
  readonly end: string
}

/**
 * The period that a moment's credits belong to. It begins each month on the anchor's day, on which what is paid for began,
 * or on the month's last day where it has no such day; without an anchor on the first.
 */
export function creditPeriod(now: Date, billingAnchorAt: Date | null): CreditPeriod {
  const day = billingAnchorAt?.getUTCDate() ?? 1
  const inMonth = (months: number) => dayOfMonth(now.getUTCFullYear(), now.getUTCMonth() + months, day)
  const hasBegun = inMonth(0) <= now.toISOString().slice(0, 10)
  return hasBegun ? { start: inMonth(0), end: inMonth(1) } : { start: inMonth(-1), end: inMonth(0) }
}

/** Months may be outside of 0 to 11: they lead into the years around. */
function dayOfMonth(year: number, month: number, day: number): string {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
