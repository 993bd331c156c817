import { limitsOf } from '@parleykit/contract/plans'
import { lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { creditPeriodStart } from './core/credit-period-start.ts'
import { creditUsage } from './tables.ts'

/** Takes one credit of the owner's period; returns the period, or null when none is left. */
export async function reserveCredit(
  transaction: Transaction,
  owner: { id: number; subscriptionTier: string },
  now: Date,
): Promise<string | null> {
  const periodStart = creditPeriodStart(now)
  const { monthlyCredits } = limitsOf(owner.subscriptionTier)
  if (monthlyCredits < 1) return null
  const taken = await transaction
    .insert(creditUsage)
    .values({ userId: owner.id, periodStart, used: 1 })
    .onConflictDoUpdate({
      target: [creditUsage.userId, creditUsage.periodStart],
      set: { used: sql`${creditUsage.used} + 1` },
      setWhere: lt(creditUsage.used, monthlyCredits),
    })
    .returning({ used: creditUsage.used })
  return taken.length > 0 ? periodStart : null
}
