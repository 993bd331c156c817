import { type SQL, type SQLWrapper, sql } from '../../platform/database/drizzle.ts'
import { insertFrom, type Placeholders } from '../../platform/database/index.ts'
import type { PgColumn } from '../../platform/database/pg-core.ts'
import { answerTraces } from './base/tables.ts'
import type { StoredTrace } from './core/trace/stored-trace.ts'

/** Stores a reply's trace as a step of the statement that stores the reply. Does nothing if there is no trace. */
export function storeTraceSql(
  { trace }: Placeholders<{ trace: StoredTrace | null }>,
  reply: SQLWrapper & { readonly id: PgColumn },
): SQL {
  // Sent only once: it is the largest part of a reply.
  const given = sql`(select ${sql.param(trace, answerTraces.trace)}::jsonb as receipt) as given`
  return insertFrom(
    answerTraces,
    { messageId: reply.id, trace: sql`given.receipt` },
    sql`${reply} cross join ${given} where given.receipt <> 'null'`,
  )
}
