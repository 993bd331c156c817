import { and, eq, ne } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { subscriptions } from './base/tables.ts'

/** Stripe's ID of one of the running subscriptions, by which to recognize their account. Null if there is none. */
export async function findRunningStripeId(database: Queryable): Promise<string | null> {
  const [running] = await database
    .select({ id: subscriptions.providerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, 'stripe'), ne(subscriptions.status, 'ended')))
    .limit(1)
  return running?.id ?? null
}
