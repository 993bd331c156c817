import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { scrapeJob } from './jobs.ts'
import type { ScrapeJobRow } from './tables.ts'

/** Queues the next turn of a job, unless it waits or runs already. */
export async function sendScrapeJob(
  platform: Platform,
  transaction: Transaction,
  { id: jobId, turn }: Pick<ScrapeJobRow, 'id' | 'turn'>,
  afterSeconds = 0,
): Promise<void> {
  const options = { key: `${jobId}.${turn}`, afterSeconds }
  await platform.jobs.send(transaction, scrapeJob, { jobId }, options)
}
