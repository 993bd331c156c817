import { type SQL, type SQLWrapper, sql } from '../../../platform/database/drizzle.ts'
import type { Placeholders } from '../../../platform/database/index.ts'
import { creditUsage } from './base/tables.ts'

/** `releaseCredit` as a step of a single statement, if `source` has a row. Without a period, nothing is released. */
export function releaseCreditSql(
  given: Placeholders<{ ownerId: number; releasedPeriod: string | null }>,
  source: SQLWrapper,
): SQL {
  return sql`update ${creditUsage} set used = ${creditUsage.used} - 1 from ${source}
    where ${creditUsage.userId} = ${given.ownerId} and ${creditUsage.used} > 0
      and ${creditUsage.periodStart} = ${given.releasedPeriod}::date`
}
