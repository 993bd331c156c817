import { limitsOf } from '@parleykit/contract/billing/plans'
import { creditPeriod } from './core/credit-period.ts'

/** The credits and period of an owner's plan, for `reserveCreditSql`. */
export function creditAllowance(
  ownerTier: string,
  billingAnchorAt: Date | null,
  now: Date,
): { creditPeriod: string; monthlyCredits: number } {
  return {
    creditPeriod: creditPeriod(now, billingAnchorAt).start,
    monthlyCredits: limitsOf(ownerTier).monthlyCredits,
  }
}
