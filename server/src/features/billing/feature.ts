import { lt } from '../../platform/database/drizzle.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { advanceSubscriptions } from './advance-subscriptions.ts'
import { applyAllEntitlements } from './apply-all-entitlements.ts'
import { billingEvents } from './base/tables.ts'
import { endProviderSubscription } from './end-provider-subscription.ts'
import { applyEntitlementsJob, endSubscriptionJob } from './jobs.ts'
import { billingRoutes } from './routes.ts'
import { warnOfSandbox } from './warn-of-sandbox.ts'

export const billingFeature: Feature = {
  routes: billingRoutes,
  work: async (platform) => {
    const { jobs } = platform
    warnOfSandbox(platform)
    await applyAllEntitlements(platform)
    await jobs.work(applyEntitlementsJob, 1, () => applyAllEntitlements(platform))
    await jobs.work(endSubscriptionJob, 1, ({ providerId }) => endProviderSubscription(platform, providerId))
    await jobs.every('forget-old-events', 30, () => deleteExpiredEvents(platform))
    await jobs.every('keep-subscriptions', 1, () => advanceSubscriptions(platform))
  },
}

/** Longer than a provider retries an event, in days. */
const keptDays = 60

/** Deletes events that can't arrive again. */
async function deleteExpiredEvents({ database, clock }: Platform): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 24 * 3600_000)
  await database.delete(billingEvents).where(lt(billingEvents.receivedAt, before))
}
