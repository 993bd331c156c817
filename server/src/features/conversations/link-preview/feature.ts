import type { Feature } from '../../../platform/feature.ts'
import { backfillMessageLinks } from './backfill-message-links.ts'
import { deleteExpiredPreviews } from './delete-expired-previews.ts'
import { linkPreviewRoutes } from './routes.ts'

export const linkPreviewFeature: Feature = {
  routes: linkPreviewRoutes,
  work: async (platform) => {
    await platform.jobs.every('forget-old-previews', 30, () => deleteExpiredPreviews(platform))
    await platform.jobs.every('link-old-texts', 5, () => backfillMessageLinks(platform))
  },
}
