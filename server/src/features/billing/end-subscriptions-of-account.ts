import type { TransactionContext } from '../../platform/context.ts'
import { and, eq, ne } from '../../platform/database/drizzle.ts'
import { subscriptions } from './base/tables.ts'
import { endSubscriptionJob } from './jobs.ts'

/** Ends an account's subscriptions at the provider, in the transaction that deletes the account. */
export async function endSubscriptionsOfAccount(
  { platform: { jobs }, transaction }: TransactionContext,
  ownerId: number,
): Promise<void> {
  const [subscription] = await transaction
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, ownerId),
        eq(subscriptions.provider, 'stripe'),
        ne(subscriptions.status, 'ended'),
      ),
    )
  if (subscription) await jobs.send(transaction, endSubscriptionJob, subscription)
}
