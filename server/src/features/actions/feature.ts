import type { Feature } from '../../platform/feature.ts'
import { resumeRuns } from './resume-runs.ts'
import { actionRoutes } from './routes.ts'

export const actionsFeature: Feature = {
  routes: actionRoutes,
  work: async (platform) => {
    await platform.jobs.every('resume-action-runs', 1, () => resumeRuns(platform))
  },
}
