import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { notifiedColumn } from './base/notified-column.ts'
import { creditUsage } from './base/tables.ts'
import type { CreditMark } from './core/credit-mark.ts'

/** Whether the notice has been claimed. Each question over the limit checks this first, without locking the row. */
export async function isCreditNoticeClaimed(
  database: Queryable,
  {
    userId,
    periodStart,
    mark,
  }: { readonly userId: number; readonly periodStart: string; readonly mark: CreditMark },
): Promise<boolean> {
  const found = await database
    .select({ userId: creditUsage.userId })
    .from(creditUsage)
    .where(
      and(
        eq(creditUsage.userId, userId),
        eq(creditUsage.periodStart, periodStart),
        eq(notifiedColumn(mark), true),
      ),
    )
  return found.length > 0
}
