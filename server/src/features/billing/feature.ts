import type { Feature } from '../../platform/feature.ts'
import { deleteExpiredEvents } from './delete-expired-events.ts'
import { endAtProvider } from './end-at-provider.ts'
import { endSubscriptionJob } from './jobs.ts'
import { keepSubscriptions } from './keep-subscriptions.ts'
import { billingRoutes } from './routes.ts'
import { settleAllTiers } from './settle-all-tiers.ts'
import { warnOfSandbox } from './warn-of-sandbox.ts'

export const billingFeature: Feature = {
  routes: billingRoutes,
  work: async (platform) => {
    const { jobs } = platform
    warnOfSandbox(platform)
    await settleAllTiers(platform)
    await jobs.work(endSubscriptionJob, 1, ({ providerId }) => endAtProvider(platform, providerId))
    await jobs.every('forget-old-events', 30, () => deleteExpiredEvents(platform))
    await jobs.every('keep-subscriptions', 1, () => keepSubscriptions(platform))
  },
}
