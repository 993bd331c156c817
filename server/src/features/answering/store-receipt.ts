import type { Transaction } from '../../platform/database/index.ts'
import type { StoredReceipt } from './core/receipt/stored-receipt.ts'
import { answerReceipts } from './tables.ts'

/** Keeps a message's receipt as a piece of the transaction that stores the message. */
export async function storeReceipt(
  transaction: Transaction,
  messageId: number,
  receipt: StoredReceipt,
): Promise<void> {
  await transaction.insert(answerReceipts).values({ messageId, receipt })
}
