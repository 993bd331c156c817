import { and, eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { scrapeJobs, scrapePages } from './base/tables.ts'
import { queueScrapeTurn } from './queue-scrape-turn.ts'

/** Stops a job from reading more pages; pages already read are stored. Does nothing to a finished job. */
export async function cancelScrape(
  { platform, owner }: OwnerContext,
  { agentId, jobId }: { readonly agentId: number; readonly jobId: number },
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await lockOwnAgent(transaction, owner, agentId)
    const [job] = await transaction
      .select()
      .from(scrapeJobs)
      .where(and(eq(scrapeJobs.id, jobId), eq(scrapeJobs.agentId, agentId)))
      .for('update')
    if (!job) throw notFound('Job')
    if (job.status !== 'processing') return
    await transaction.update(scrapeJobs).set({ status: 'cancelled' }).where(eq(scrapeJobs.id, jobId))
    await transaction
      .update(scrapePages)
      .set({ result: 'cancelled', reason: 'The job was canceled before this page.', notBefore: null })
      .where(and(eq(scrapePages.jobId, jobId), eq(scrapePages.result, 'waiting')))
    await queueScrapeTurn({ platform, transaction }, { input: job })
  })
  notifyOwner(platform, owner.id, { topic: 'websites', agentId })
}
