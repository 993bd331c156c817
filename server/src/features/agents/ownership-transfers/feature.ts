import { lte } from '../../../platform/database/drizzle.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { Platform } from '../../../platform/platform.ts'
import { authHooks } from '../../auth/index.ts'
import { transferRoutes } from './routes.ts'
import { ownershipTransfers } from './tables.ts'
import { withdrawTransferOffer } from './withdraw-transfer-offer.ts'

export const ownershipTransfersFeature: Feature = {
  connect: (platform) =>
    platform.hooks.connect(authHooks.withdrawPromises, (transaction, { userId }) =>
      withdrawTransferOffer({ transaction, platform }, userId),
    ),
  routes: transferRoutes,
  work: (platform) => platform.jobs.every('forget-old-handovers', 30, () => deleteExpiredTransfers(platform)),
}

/** Deletes expired offers. */
async function deleteExpiredTransfers({ database, clock }: Platform): Promise<void> {
  await database.delete(ownershipTransfers).where(lte(ownershipTransfers.expiresAt, clock()))
}
