/** The share of a period's used credits at which the owner is warned. */
const lowShare = 0.8

/** A notice to the owner: few credits are left, or none. */
export type CreditMark = 'low' | 'limit'

/** The notice due for a number of used credits, or null. */
export function creditMark(used: number, monthlyCredits: number): CreditMark | null {
  if (used >= monthlyCredits) return 'limit'
  return used >= monthlyCredits * lowShare ? 'low' : null
}
