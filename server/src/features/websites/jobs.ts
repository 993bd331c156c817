import type { JobDefinition } from '../../platform/jobs/index.ts'

/** One turn of a job that reads pages; the next one is another job, so that those of others come between. */
export const scrapeJob: JobDefinition<{ jobId: number }> = {
  name: 'scrape-websites',
  exclusive: true,
  retries: 5,
  expireSeconds: 900,
}
