import type { Feature } from '../../../platform/feature.ts'
import { trainingHooks } from '../../retrieval/training/index.ts'
import { runEvalsJob } from './jobs.ts'
import { judgeTraining } from './judge-training.ts'
import { requeueLostEvalRuns } from './requeue-lost-eval-runs.ts'
import { evalRoutes } from './routes.ts'
import { runEvals } from './run-evals.ts'

/** Across all agents: each takes turns with visitors on the one thread. */
const evalRunsAtOnce = 1

export const evalsFeature: Feature = {
  connect: (platform) =>
    platform.hooks.connect(trainingHooks.judgeTraining, (agentId, revision) =>
      judgeTraining(platform, { agentId, revision }),
    ),
  routes: evalRoutes,
  work: async (platform) => {
    const { jobs } = platform
    await jobs.work(runEvalsJob, evalRunsAtOnce, ({ agentId }, signal) =>
      runEvals({ platform, signal }, agentId),
    )
    await requeueLostEvalRuns(platform)
    await jobs.every('resume-lost-checks', 1, () => requeueLostEvalRuns(platform))
  },
}
