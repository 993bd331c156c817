import type { Feature } from '../../platform/feature.ts'
import { authHooks } from '../auth/index.ts'
import { deleteExpiredHandovers } from './delete-expired-handovers.ts'
import { handoverRoutes } from './routes.ts'
import { withdrawOffers } from './withdraw-offers.ts'

export const ownershipTransfersFeature: Feature = {
  connect: (platform) =>
    platform.hooks.connect(authHooks.withdrawPromises, (transaction, { userId }) =>
      withdrawOffers({ transaction, platform }, userId),
    ),
  routes: handoverRoutes,
  work: (platform) => platform.jobs.every('forget-old-handovers', 30, () => deleteExpiredHandovers(platform)),
}
