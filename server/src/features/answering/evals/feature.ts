import type { Feature } from '../../../platform/feature.ts'
import { runEvalsJob } from './jobs.ts'
import { requeueLostEvalRuns } from './requeue-lost-eval-runs.ts'
import { checkRoutes } from './routes.ts'
import { runEvals } from './run-evals.ts'

/** Across all agents: each takes turns with visitors on the one thread. */
const checkRunsAtOnce = 1

export const evalsFeature: Feature = {
  routes: checkRoutes,
  work: async (platform) => {
    const { jobs } = platform
    await jobs.work(runEvalsJob, checkRunsAtOnce, ({ agentId }, signal) =>
      runEvals({ platform, signal }, agentId),
    )
    await requeueLostEvalRuns(platform)
    await jobs.every('resume-lost-checks', 1, () => requeueLostEvalRuns(platform))
  },
}
