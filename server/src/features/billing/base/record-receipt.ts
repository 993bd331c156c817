import { ne } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { receipts } from './tables.ts'

/** Stores or updates a receipt. A refunded receipt stays refunded. */
export async function recordReceipt(
  transaction: Transaction,
  receipt: typeof receipts.$inferInsert,
): Promise<void> {
  const { amountCents, status, number, description, url } = receipt
  await transaction
    .insert(receipts)
    .values(receipt)
    .onConflictDoUpdate({
      target: receipts.providerId,
      set: { amountCents, status, number, description, url },
      setWhere: ne(receipts.status, 'refunded'),
    })
}
