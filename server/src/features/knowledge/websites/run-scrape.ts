import type { JobContext } from '../../../platform/context.ts'
import { and, eq, isNull, sql } from '../../../platform/database/drizzle.ts'
import { isOutOfSpace } from '../../../platform/disk-space/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOpenJob, type OpenJob } from './base/find-open-job.ts'
import { scrapeJobs } from './base/tables.ts'
import { findNewPages } from './find-new-pages.ts'
import { finishScrape } from './finish-scrape.ts'
import { queueScrapeTurn } from './queue-scrape-turn.ts'
import { scrapeWaitingPages } from './scrape-waiting-pages.ts'
import { storeReadPages } from './store-read-pages.ts'
import { forgetCommonBlocks } from './storing/forget-common-blocks.ts'

/** How long a job waits before it checks again for disk space. */
const fullDiskSeconds = 30

/**
 * Runs one turn of a job: reads pages for at most half a minute, then gives way to other jobs and comes back. Once all
 * pages are read, it stores them. Work done by a killed process is kept: each page is written once. While the disk has
 * no room, it waits.
 */
export async function runScrape({ platform, signal }: JobContext, jobId: number): Promise<void> {
  const job = await findOpenJob(platform.database, jobId)
  if (!job) return
  try {
    const restSeconds = await takeTurn(platform, job, signal)
    if (restSeconds !== null) await nextTurn(platform, jobId, restSeconds)
  } catch (error) {
    if (!isOutOfSpace(error)) throw error
    await nextTurn(platform, jobId, fullDiskSeconds)
  }
}

/** Returns the seconds until the next turn; null once the job is finished. */
async function takeTurn(platform: Platform, job: OpenJob, signal: AbortSignal): Promise<number | null> {
  if (job.turn === 0) await forgetCommonBlocks(platform, job)
  const restSeconds = await scrapeWaitingPages({ platform, signal }, job)
  if (restSeconds !== null) return restSeconds
  await storeReadPages({ platform, signal }, job)
  if (job.findsNew && job.status === 'processing') await findNewPages({ platform, signal }, job)
  await finishScrape(platform, job)
  return null
}

async function nextTurn(platform: Platform, jobId: number, afterSeconds: number): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const [job] = await transaction
      .update(scrapeJobs)
      .set({ turn: sql`${scrapeJobs.turn} + 1` })
      .where(and(eq(scrapeJobs.id, jobId), isNull(scrapeJobs.finishedAt)))
      .returning({ id: scrapeJobs.id, turn: scrapeJobs.turn })
    if (job) await queueScrapeTurn({ platform, transaction }, { input: job, afterSeconds })
  })
}
