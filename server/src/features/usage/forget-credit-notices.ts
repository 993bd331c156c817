import { eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { creditUsage } from './base/tables.ts'

/** After a change of plan the marks lie elsewhere: the owner hears of them anew. */
export async function forgetCreditNotices(transaction: Transaction, userId: number): Promise<void> {
  await transaction
    .update(creditUsage)
    .set({ lowTold: false, limitTold: false })
    .where(eq(creditUsage.userId, userId))
}
