import { limitsOf } from '@parleykit/contract/plans'
import { creditPeriodStart } from './core/credit-period-start.ts'

/** What an owner's plan allows, for `reserveCredit`. */
export function creditsOf(ownerTier: string, now: Date): { creditPeriod: string; monthlyCredits: number } {
  return { creditPeriod: creditPeriodStart(now), monthlyCredits: limitsOf(ownerTier).monthlyCredits }
}
