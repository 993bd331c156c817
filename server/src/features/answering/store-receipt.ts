import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { insertFrom } from '../../platform/database/index.ts'
import { answerReceipts } from './tables.ts'

/** Keeps the receipt of a reply as a step of the statement that stores the reply. Executed with `receipt`, or null. */
export function storeReceipt(reply: SQLWrapper & { readonly id: PgColumn }): SQL {
  const receipt = sql.placeholder('receipt')
  return insertFrom(
    answerReceipts,
    { messageId: reply.id, receipt },
    sql`${reply} where ${sql.param(receipt, answerReceipts.receipt)}::jsonb <> 'null'`,
  )
}
