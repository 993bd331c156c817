import { isNull } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { scrapeJobs } from './base/tables.ts'
import { queueScrapeTurn } from './queue-scrape-turn.ts'

/** Requeues unfinished jobs without a queued turn: a backup contains no queue, and a turn may fail too often. */
export async function resumeLostScrapes(platform: Platform): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const jobs = await transaction
      .select({ id: scrapeJobs.id, turn: scrapeJobs.turn })
      .from(scrapeJobs)
      .where(isNull(scrapeJobs.finishedAt))
    for (const job of jobs) await queueScrapeTurn({ platform, transaction }, { input: job })
  })
}
