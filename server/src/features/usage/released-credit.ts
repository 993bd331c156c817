import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { creditUsage } from './tables.ts'

/**
 * `releaseCredit` as a step of a single statement, if `source` has a row. Executed with `ownerId` and `releasedPeriod`,
 * or null.
 */
export function releasedCredit(source: SQLWrapper): SQL {
  return sql`update ${creditUsage} set used = ${creditUsage.used} - 1 from ${source}
    where ${creditUsage.userId} = ${sql.placeholder('ownerId')} and ${creditUsage.used} > 0
      and ${creditUsage.periodStart} = ${sql.placeholder('releasedPeriod')}::date`
}
