import type { Feature } from '../../platform/feature.ts'
import { expireWaitingRuns } from './expire-waiting-runs.ts'
import { resumeRuns } from './resume-runs.ts'
import { actionRoutes } from './routes.ts'
import { runRoutes } from './run-routes.ts'

export const actionsFeature: Feature = {
  routes: (app, platform) => {
    actionRoutes(app, platform)
    runRoutes(app, platform)
  },
  work: async (platform) => {
    await platform.jobs.every('resume-action-runs', 1, async () => {
      await resumeRuns(platform)
      await expireWaitingRuns(platform)
    })
  },
}
