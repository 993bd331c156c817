import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Database, insertFrom } from '../../platform/database/index.ts'
import { creditUsage } from './tables.ts'

/**
 * Takes one credit of the owner's period for the row of `source` unless it is free, as a step of a statement: without a row
 * where none is taken, else with what is used now and whether the owner was warned. Executed with `ownerId` and `creditsOf`.
 */
export function reserveCredit(database: Database, source: SQLWrapper, isFree: SQL) {
  const monthlyCredits = sql`${sql.placeholder('monthlyCredits')}::integer`
  const inserted = insertFrom(
    creditUsage,
    { userId: sql.placeholder('ownerId'), periodStart: sql.placeholder('creditPeriod'), used: 1 },
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
