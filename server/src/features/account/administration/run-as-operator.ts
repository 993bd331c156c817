import { sql } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { CallerContext } from '../../auth/index.ts'
import { findOperators } from '../../setup/operator/index.ts'

/**
 * Runs one operator's change to an account at a time, as long as they still operate the server. Otherwise two operators
 * could remove each other at once, and no one would be left.
 */
export function runAsOperator<Result>(
  { platform, owner }: CallerContext,
  work: () => Promise<Result>,
): Promise<Result> {
  return platform.database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('operators'))`)
    const { ids } = await findOperators(transaction)
    if (ids.length > 0 && !ids.includes(owner.id)) throw notFound('Page')
    return work()
  })
}
