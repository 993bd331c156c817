import type { Feature } from '../../../platform/feature.ts'
import { authHooks } from '../../auth/index.ts'
import { deleteExpiredTransfers } from './delete-expired-transfers.ts'
import { transferRoutes } from './routes.ts'
import { withdrawTransferOffer } from './withdraw-transfer-offer.ts'

export const ownershipTransfersFeature: Feature = {
  connect: (platform) =>
    platform.hooks.connect(authHooks.withdrawPromises, (transaction, { userId }) =>
      withdrawTransferOffer({ transaction, platform }, userId),
    ),
  routes: transferRoutes,
  work: (platform) => platform.jobs.every('forget-old-handovers', 30, () => deleteExpiredTransfers(platform)),
}
