import { refusalForSchedule } from '@parleykit/contract/billing/plans'
import { and, eq, isNull } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordActivity } from '../../workspaces/activity/index.ts'
import type { OpenJob } from './base/find-open-job.ts'
import { scrapeJobs, scrapePages } from './base/tables.ts'
import { finalJobStatus } from './core/final-job-status.ts'
import { findSyncSchedule } from './find-sync-schedule.ts'
import { syncHooks } from './hooks.ts'

/** Closes a job whose pages are all settled, and notifies its owner. */
export async function finishScrape(platform: Platform, job: OpenJob): Promise<void> {
  const { agentId, owner, agentName } = job
  // Before the job is closed, so that a process that resumes after a crash requests it again.
  if (await isToBeTrained(platform, job)) await platform.hooks.run(syncHooks.requestTraining, owner, agentId)
  await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId })
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
      .set({ ...finalJobStatus(open.status, pages), finishedAt: now })
      .where(eq(scrapeJobs.id, job.id))
    if (!pages.some(({ result }) => result === 'ok')) return
    await recordActivity(transaction, {
      userId: owner.id,
      ...(job.actorId !== null && { actorId: job.actorId }),
      activityType: 'knowledge_base_updated',
      botId: agentId,
      description: `Knowledge of "${agentName}" was updated`,
      createdAt: now,
    })
  })
  notifyOwner(
    platform,
    owner.id,
    { topic: 'knowledge', agentId },
    { topic: 'websites', agentId },
    { topic: 'activity' },
  )
}

/** Whether a sync has changed something and its owner wants a training after changes. */
async function isToBeTrained({ database }: Platform, job: OpenJob): Promise<boolean> {
  if (!job.isSync || refusalForSchedule(job.owner.subscriptionTier) !== null) return false
  const { every, trainAfterwards } = await findSyncSchedule(database, job.agentId)
  if (every === 'off' || !trainAfterwards) return false
  const [changed] = await database
    .select({ id: scrapePages.id })
    .from(scrapePages)
    .where(and(eq(scrapePages.jobId, job.id), eq(scrapePages.result, 'ok')))
    .limit(1)
  return changed !== undefined
}
