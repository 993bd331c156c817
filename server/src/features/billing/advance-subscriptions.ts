import { graceDays } from '@parleykit/contract/billing/limits'
import { and, asc, eq, gt, lte, ne, or } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { getModes } from '../setup/modes/index.ts'
import { type SubscriptionRow, subscriptions } from './base/tables.ts'
import { changeBilling } from './entitlements/change-billing.ts'
import { endSubscriptionJob } from './jobs.ts'
import { advanceSandboxSubscription } from './sandbox/advance-sandbox-subscription.ts'

/** Subscriptions per run. The rest stay due for the next run. */
const mostKept = 500

/**
 * Updates subscriptions as time passes: sandbox renewals, and the end of grace periods. Each is done once, no matter
 * how many processes run this.
 */
export async function advanceSubscriptions(platform: Platform): Promise<void> {
  const { billing: provider } = getModes(platform)
  if (provider === 'off') return
  const now = platform.clock()
  const graceMax = new Date(now.getTime() + graceDays * 24 * 3600_000)
  const isDue = or(
    lte(subscriptions.periodEnd, now),
    gt(subscriptions.periodStart, now),
    lte(subscriptions.graceEndsAt, now),
    gt(subscriptions.graceEndsAt, graceMax),
    ne(subscriptions.provider, provider),
  )
  const due = await platform.database
    .select({ ownerId: subscriptions.userId })
    .from(subscriptions)
    .where(and(ne(subscriptions.status, 'ended'), isDue))
    .orderBy(asc(subscriptions.periodEnd))
    .limit(mostKept)
  for (const { ownerId } of due)
    await changeBilling(platform, ownerId, null, async (transaction, subscription) => {
      if (!subscription || subscription.status === 'ended') return
      const end = async (why: string) => {
        platform.log.warn({ ownerId, provider: subscription.provider }, `A subscription ended: ${why}`)
        const ended = { status: 'ended', graceEndsAt: null, nextTier: null, nextInterval: null } as const
        await transaction.update(subscriptions).set(ended).where(eq(subscriptions.userId, ownerId))
      }
      if (isAbandoned(subscription, provider, now))
        return end('its payment provider is no longer used on this server')
      if (subscription.provider === 'sandbox') {
        await advanceSandboxSubscription(platform, transaction, subscription)
      } else if (subscription.graceEndsAt && subscription.graceEndsAt <= now) {
        await end('its renewal was not paid')
        const { providerId } = subscription
        await platform.jobs.send(transaction, endSubscriptionJob, { providerId })
      }
    }).catch((error: unknown) =>
      platform.log.error({ err: error, ownerId }, 'could not update a subscription'),
    )
}

/**
 * Sandbox plans are free, so they end when another provider is configured. Plans paid elsewhere last as long as they
 * are paid.
 */
function isAbandoned(subscription: SubscriptionRow, provider: string, now: Date): boolean {
  if (subscription.provider === provider) return false
  return subscription.provider === 'sandbox' || subscription.periodEnd <= now
}
