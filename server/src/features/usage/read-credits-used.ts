import { and, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { creditPeriodStart } from './core/credit-period-start.ts'
import { creditUsage } from './tables.ts'

/** Credits that an owner has used in the present period. */
export async function readCreditsUsed(platform: Platform, userId: number): Promise<number> {
  const periodStart = creditPeriodStart(platform.clock())
  const [row] = await platform.database
    .select({ used: creditUsage.used })
    .from(creditUsage)
    .where(and(eq(creditUsage.userId, userId), eq(creditUsage.periodStart, periodStart)))
  return row?.used ?? 0
}
