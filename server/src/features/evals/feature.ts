import type { Feature } from '../../platform/feature.ts'
import { runChecksJob } from './jobs.ts'
import { resumeLostChecks } from './resume-lost-checks.ts'
import { checkRoutes } from './routes.ts'
import { runChecks } from './run-checks.ts'

/** Across all agents: each takes turns with visitors on the one thread. */
const checkRunsAtOnce = 1

export const evalsFeature: Feature = {
  routes: checkRoutes,
  work: async (platform) => {
    const { jobs } = platform
    await jobs.work(runChecksJob, checkRunsAtOnce, ({ agentId }, signal) =>
      runChecks({ platform, signal }, agentId),
    )
    await resumeLostChecks(platform)
    await jobs.every('resume-lost-checks', 1, () => resumeLostChecks(platform))
  },
}
