import { type SQL, type SQLWrapper, sql } from '../../../platform/database/drizzle.ts'
import { type Database, insertFrom, type Placeholders } from '../../../platform/database/index.ts'
import { creditUsage } from './base/tables.ts'

/**
 * Reserves one credit of the owner's period for the row of `source` unless it is free, as a step of a statement.
 * Returns no row if none is reserved, else the used credits and whether the owner was warned. The period and its
 * credits come from `creditAllowance`.
 */
export function reserveCreditSql(
  database: Database,
  given: Placeholders<{ ownerId: number; creditPeriod: string; monthlyCredits: number }>,
  source: SQLWrapper,
  isFree: SQL,
) {
  const monthlyCredits = sql`${given.monthlyCredits}::integer`
  const inserted = insertFrom(
    creditUsage,
    { userId: given.ownerId, periodStart: given.creditPeriod, used: 1 },
    sql`${source} where ${monthlyCredits} > 0 and not ${isFree}`,
  )
  return database
    .$with('credit', {
      periodStart: creditUsage.periodStart,
      used: creditUsage.used,
      lowTold: creditUsage.lowTold,
    })
    .as(
      sql`${inserted} on conflict (user_id, period_start) do update set used = ${creditUsage.used} + 1
      where ${creditUsage.used} < ${monthlyCredits} returning period_start, used, low_told`,
    )
}
