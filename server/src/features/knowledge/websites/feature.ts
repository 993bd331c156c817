import type { Feature } from '../../../platform/feature.ts'
import { scrapeJob } from './jobs.ts'
import { resumeLostScrapes } from './resume-lost-scrapes.ts'
import { websiteRoutes } from './routes.ts'
import { runScrape } from './run-scrape.ts'
import { startDueSyncs } from './start-due-syncs.ts'

/** Jobs that read websites, each for another owner. After a while they give up their places to others. */
const scrapesAtOnce = 4
const scrapesOfOwner = 1

export const websitesFeature: Feature = {
  routes: websiteRoutes,
  work: async (platform) => {
    const { jobs } = platform
    await jobs.work(
      scrapeJob,
      scrapesAtOnce,
      ({ jobId }, signal) => runScrape({ platform, signal }, jobId),
      scrapesOfOwner,
    )
    await resumeLostScrapes(platform)
    await startDueSyncs(platform)
    await jobs.every('resume-lost-scrapes', 1, () => resumeLostScrapes(platform))
    await jobs.every('start-due-syncs', 5, () => startDueSyncs(platform))
  },
}
