import type { JobDefinition } from '../../../platform/jobs/index.ts'

/** One turn of a job that reads pages. The next turn is a new job, so that jobs of other owners run in between. */
export const scrapeJob: JobDefinition<{ jobId: number }> = {
  name: 'scrape-websites',
  exclusive: true,
  retries: 5,
  expireSeconds: 900,
}
