import { graceDays } from '@parleykit/contract/billing/limits'
import type Stripe from 'stripe'
import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { subscriptions } from '../base/tables.ts'
import { isInvalidRequest } from './asking-stripe.ts'
import { itemOf } from './change-plan.ts'

/**
 * Ends a subscription at Stripe if its account is gone or its grace period is over. Uses Stripe's clock for that, since
 * ours may have leapt ahead. A subscription that was paid meanwhile continues.
 */
export async function endSubscription(
  platform: Pick<Platform, 'database' | 'clock' | 'log'>,
  client: Stripe,
  providerId: string,
): Promise<void> {
  try {
    const subscription = await client.subscriptions.retrieve(providerId)
    if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return
    const [row] = await platform.database
      .select({ ownerId: subscriptions.userId })
      .from(subscriptions)
      .where(and(eq(subscriptions.provider, 'stripe'), eq(subscriptions.providerId, providerId)))
    if (row && subscription.status === 'active') return
    const today = Date.parse(subscription.lastResponse.headers.date ?? '') / 1000
    const graceEnds = itemOf(subscription).current_period_start + graceDays * 24 * 3600
    if (row && today < graceEnds) {
      platform.log.warn(
        { subscription: providerId },
        "A subscription wasn't canceled: this server's clock is fast",
      )
      return
    }
    await client.subscriptions.cancel(providerId, {}, { idempotencyKey: `end-${providerId}` })
  } catch (error) {
    // It no longer exists.
    if (!isInvalidRequest(error)) throw error
  }
}
