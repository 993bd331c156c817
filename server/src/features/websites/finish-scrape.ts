import { and, eq, isNull } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { recordActivity } from '../activity/index.ts'
import { holdAgent } from '../agents/index.ts'
import { tellOwner } from '../auth/index.ts'
import { judgeJob } from './core/judge-job.ts'
import type { OpenJob } from './find-open-job.ts'
import { scrapeJobs, scrapePages } from './tables.ts'

/** Closes a job whose pages are all settled, and lets its owner know. */
export async function finishScrape(platform: Platform, job: OpenJob): Promise<void> {
  const { agentId, owner, agentName } = job
  await platform.database.transaction(async (transaction) => {
    await holdAgent(transaction, agentId)
    const [open] = await transaction
      .select({ status: scrapeJobs.status })
      .from(scrapeJobs)
      .where(and(eq(scrapeJobs.id, job.id), isNull(scrapeJobs.finishedAt)))
      .for('update')
    if (!open) return
    const pages = await transaction
      .select({ result: scrapePages.result, reason: scrapePages.reason })
      .from(scrapePages)
      .where(eq(scrapePages.jobId, job.id))
    const now = platform.clock()
    await transaction
      .update(scrapeJobs)
      .set({ ...judgeJob(open.status, pages), finishedAt: now })
      .where(eq(scrapeJobs.id, job.id))
    if (!pages.some(({ result }) => result === 'ok')) return
    await recordActivity(transaction, {
      userId: owner.id,
      activityType: 'knowledge_base_updated',
      botId: agentId,
      description: `Knowledge of "${agentName}" was updated`,
      createdAt: now,
    })
  })
  tellOwner(
    platform,
    owner.id,
    { topic: 'knowledge', agentId },
    { topic: 'websites', agentId },
    { topic: 'activity' },
  )
}
