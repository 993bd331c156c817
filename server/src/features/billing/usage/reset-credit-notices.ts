import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { creditUsage } from './base/tables.ts'

/** A change of plan moves the marks, so the owner can be notified again. */
export async function resetCreditNotices(transaction: Transaction, userId: number): Promise<void> {
  await transaction
    .update(creditUsage)
    .set({ lowTold: false, limitTold: false })
    .where(eq(creditUsage.userId, userId))
}
