import { and, count, eq, ne } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { subscriptions } from './base/tables.ts'

/** How many subscriptions someone pays for at Stripe. Those of the sandbox cost nothing and don't count. */
export async function countRunningSubscriptions(database: Queryable): Promise<number> {
  const [running] = await database
    .select({ count: count() })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, 'stripe'), ne(subscriptions.status, 'ended')))
  return running?.count ?? 0
}
