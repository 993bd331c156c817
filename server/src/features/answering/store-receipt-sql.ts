import { type SQL, type SQLWrapper, sql } from '../../platform/database/drizzle.ts'
import { insertFrom, type Placeholders } from '../../platform/database/index.ts'
import type { PgColumn } from '../../platform/database/pg-core.ts'
import { answerReceipts } from './base/tables.ts'
import type { StoredReceipt } from './core/receipt/stored-receipt.ts'

/** Stores a reply's receipt as a step of the statement that stores the reply. Does nothing if there is no receipt. */
export function storeReceiptSql(
  { receipt }: Placeholders<{ receipt: StoredReceipt | null }>,
  reply: SQLWrapper & { readonly id: PgColumn },
): SQL {
  // Sent only once: it is the largest part of a reply.
  const given = sql`(select ${sql.param(receipt, answerReceipts.receipt)}::jsonb as receipt) as given`
  return insertFrom(
    answerReceipts,
    { messageId: reply.id, receipt: sql`given.receipt` },
    sql`${reply} cross join ${given} where given.receipt <> 'null'`,
  )
}
