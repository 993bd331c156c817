import { and, eq, gt, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { creditUsage } from './base/tables.ts'

/** Returns a reserved credit to its period. */
export async function releaseCredit(
  transaction: Transaction,
  { userId, periodStart }: { readonly userId: number; readonly periodStart: string },
): Promise<void> {
  await transaction
    .update(creditUsage)
    .set({ used: sql`${creditUsage.used} - 1` })
    .where(
      and(eq(creditUsage.userId, userId), eq(creditUsage.periodStart, periodStart), gt(creditUsage.used, 0)),
    )
}
