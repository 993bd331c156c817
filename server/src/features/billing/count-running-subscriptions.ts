import { and, count, eq, ne } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { ProviderName } from './base/provider-name.ts'
import { subscriptions } from './base/tables.ts'

/** How many subscriptions are running at a provider. Those of the sandbox cost nothing. */
export async function countRunningSubscriptions(
  database: Queryable,
  provider: ProviderName,
): Promise<number> {
  const [running] = await database
    .select({ count: count() })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), ne(subscriptions.status, 'ended')))
  return running?.count ?? 0
}
