/** The share of a period's credits from which on their owner is warned. */
const lowShare = 0.8

/** What the owner hears of: few credits are left, or none. */
export type CreditMark = 'low' | 'limit'

/** How close a number of used credits is to the limit; null where there is nothing to say. */
export function creditMark(used: number, monthlyCredits: number): CreditMark | null {
  if (used >= monthlyCredits) return 'limit'
  return used >= monthlyCredits * lowShare ? 'low' : null
}
