/** Days (YYYY-MM-DD, UTC): credits used from `start` on are counted together, and the next period begins on `end`. */
export interface CreditPeriod {
  readonly start: string
  readonly end: string
}

/**
 * The credit period of a given time. It begins each month on the day of the anchor, when the paid plan began, or on the
 * last day of a shorter month. Without an anchor, it begins on the first.
 */
export function creditPeriod(now: Date, billingAnchorAt: Date | null): CreditPeriod {
  const day = billingAnchorAt?.getUTCDate() ?? 1
  const inMonth = (months: number) => dayOfMonth(now.getUTCFullYear(), now.getUTCMonth() + months, day)
  const hasBegun = inMonth(0) <= now.toISOString().slice(0, 10)
  return hasBegun ? { start: inMonth(0), end: inMonth(1) } : { start: inMonth(-1), end: inMonth(0) }
}

/** Months outside of 0 to 11 lead into the years before or after. */
function dayOfMonth(year: number, month: number, day: number): string {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
