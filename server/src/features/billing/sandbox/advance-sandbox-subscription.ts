import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type SubscriptionRow, subscriptions } from '../base/tables.ts'
import { advanceTerms } from '../core/advance-terms.ts'
import { charge } from './charge.ts'

/** Brings a sandbox subscription up to date, in the transaction that has locked its payer. */
export async function advanceSandboxSubscription(
  platform: Platform,
  transaction: Transaction,
  subscription: SubscriptionRow,
): Promise<SubscriptionRow> {
  const now = platform.clock()
  const renewal = advanceTerms(subscription, now, subscription.sandboxCard !== 'fails_on_renewal')
  if (!renewal) return subscription
  const { userId } = subscription
  if (renewal.oddity) platform.log.warn({ ownerId: userId, now: now.toISOString() }, renewal.oddity)
  if (renewal.charge) await charge(transaction, { ownerId: userId, now, ...renewal.charge })
  const [renewed] = await transaction
    .update(subscriptions)
    .set(renewal.terms)
    .where(eq(subscriptions.userId, userId))
    .returning()
  return renewed ?? subscription
}
