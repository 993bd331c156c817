import type { Feature } from '../../../platform/feature.ts'
import { syncSourceJob } from './jobs.ts'
import { resumeLostSourceSyncs } from './resume-lost-source-syncs.ts'
import { sourceRoutes } from './routes.ts'
import { runSourceSync } from './run-source-sync.ts'
import { startDueSourceSyncs } from './start-due-source-syncs.ts'

/** Syncs at once in a process, and of one owner. */
const syncsAtOnce = 4
const syncsOfOwner = 1

export const sourcesFeature: Feature = {
  routes: sourceRoutes,
  work: async (platform) => {
    const { jobs } = platform
    await jobs.work(
      syncSourceJob,
      syncsAtOnce,
      ({ sourceId }, signal) => runSourceSync({ platform, signal }, sourceId),
      syncsOfOwner,
    )
    await resumeLostSourceSyncs(platform)
    await startDueSourceSyncs(platform)
    await jobs.every('resume-lost-source-syncs', 1, () => resumeLostSourceSyncs(platform))
    await jobs.every('start-due-source-syncs', 5, () => startDueSourceSyncs(platform))
  },
}
