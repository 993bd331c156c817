import type { Feature } from '../../../platform/feature.ts'
import { findHighVolumeAgents } from './find-high-volume-agents.ts'
import { foldCounts } from './fold-counts.ts'
import { refreshQuestionLists } from './refresh-question-lists.ts'
import { analyticsRoutes } from './routes.ts'

export const analyticsFeature: Feature = {
  routes: analyticsRoutes,
  work: async (platform) => {
    const { jobs } = platform
    await jobs.every('fold-counts', 5, () => foldCounts(platform.database))
    await jobs.every('count-questions', 5, () => refreshQuestionLists(platform))
    await jobs.every('find-much-asked', 30, () => findHighVolumeAgents(platform))
  },
}
