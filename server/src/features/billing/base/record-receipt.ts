import { ne } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { receipts } from './tables.ts'

/** Keeps a receipt; one that is known already becomes what it is now, and what was given back stays so. */
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
