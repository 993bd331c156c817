import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { creditPeriodStart } from './core/credit-period-start.ts'
import { creditUsage } from './tables.ts'

/** True for one caller of a period alone: the one that has to tell the owner that the credits are used up. */
export async function claimLimitNotice(
  transaction: Transaction,
  userId: number,
  now: Date,
): Promise<boolean> {
  const claimed = await transaction
    .insert(creditUsage)
    .values({ userId, periodStart: creditPeriodStart(now), used: 0, limitTold: true })
    .onConflictDoUpdate({
      target: [creditUsage.userId, creditUsage.periodStart],
      set: { limitTold: true },
      setWhere: eq(creditUsage.limitTold, false),
    })
    .returning({ userId: creditUsage.userId })
  return claimed.length > 0
}
