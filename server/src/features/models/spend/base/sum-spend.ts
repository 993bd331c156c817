import type { Spend } from '@parleykit/contract/models/spend'
import { type SQL, sql } from '../../../../platform/database/drizzle.ts'
import { modelSpend } from './tables.ts'

const microsOfDollar = 1_000_000

/** The sums of spend, as JSON; `of` limits them to some rows of a group. */
export function sumSpend(of: SQL = sql`true`): SQL<Spend> {
  const sum = (column: SQL) => sql`coalesce(sum(${column}) filter (where ${of}), 0)`
  return sql<Spend>`json_build_object(
    'requests', ${sum(sql`${modelSpend.requests}`)},
    'inputTokens', ${sum(sql`${modelSpend.inputTokens}`)},
    'outputTokens', ${sum(sql`${modelSpend.outputTokens}`)},
    'cost', ${sum(sql`${modelSpend.costMicros}`)}::double precision / ${sql.raw(String(microsOfDollar))},
    'unpricedRequests', ${sum(sql`${modelSpend.unpricedRequests}`)})`
}

/** Days of UTC, as YYYY-MM-DD. */
export function presentDays(now: Date): { readonly today: string; readonly month: string } {
  const today = now.toISOString().slice(0, 10)
  return { today, month: `${today.slice(0, 7)}-01` }
}
