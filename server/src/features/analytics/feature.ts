import type { Feature } from '../../platform/feature.ts'
import { countQuestions } from './count-questions.ts'
import { findMuchAsked } from './find-much-asked.ts'
import { foldCounts } from './fold-counts.ts'
import { analyticsRoutes } from './routes.ts'

export const analyticsFeature: Feature = {
  routes: analyticsRoutes,
  work: async (platform) => {
    const { jobs } = platform
    await jobs.every('fold-counts', 5, () => foldCounts(platform.database))
    await jobs.every('count-questions', 5, () => countQuestions(platform))
    await jobs.every('find-much-asked', 30, () => findMuchAsked(platform))
  },
}
