import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { notifiedColumn } from './base/notified-column.ts'
import { creditUsage } from './base/tables.ts'
import type { CreditMark } from './core/credit-mark.ts'

/**
 * True for one caller per period and mark: the one that has to notify the owner. Creates the period's row if necessary.
 */
export async function claimCreditNotice(
  transaction: Transaction,
  {
    userId,
    periodStart,
    mark,
  }: { readonly userId: number; readonly periodStart: string; readonly mark: CreditMark },
): Promise<boolean> {
  const told = mark === 'limit' ? { lowTold: true, limitTold: true } : { lowTold: true }
  const claimed = await transaction
    .insert(creditUsage)
    .values({ userId, periodStart, used: 0, ...told })
    .onConflictDoUpdate({
      target: [creditUsage.userId, creditUsage.periodStart],
      set: told,
      setWhere: eq(notifiedColumn(mark), false),
    })
    .returning({ userId: creditUsage.userId })
  return claimed.length > 0
}
