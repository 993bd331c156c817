import type { Feature } from '../../../platform/feature.ts'
import { deleteOldSpend } from './delete-old-spend.ts'
import { spendRoutes } from './routes.ts'

export const modelSpendFeature: Feature = {
  routes: spendRoutes,
  work: (platform) => platform.jobs.every('forget-old-spend', 30, () => deleteOldSpend(platform)),
}
