import { refusalForSchedule } from '@parleykit/contract/billing/plans'
import { and, asc, eq, isNull, lte } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents, lockAgent } from '../../agents/index.ts'
import { findOwner } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { scrapeJobs, syncSchedules } from './base/tables.ts'
import { nextSync } from './core/next-sync.ts'
import { listKnownPages } from './list-known-pages.ts'
import { queueScrape } from './queue-scrape.ts'

/** Per check; the rest is due at the next one. */
const mostStarted = 200

/** Starts the syncs that are due, each once even if several processes check. Starts none while the disk has no room. */
export async function startDueSyncs(platform: Platform): Promise<void> {
  if (!(await platform.disk.hasSpaceAgain())) return
  const now = platform.clock()
  const due = await platform.database
    .select({ agentId: syncSchedules.agentId, ownerId: agents.ownerId })
    .from(syncSchedules)
    .innerJoin(agents, eq(agents.id, syncSchedules.agentId))
    .where(lte(syncSchedules.nextAt, now))
    .orderBy(asc(syncSchedules.nextAt))
    .limit(mostStarted)
  for (const { agentId, ownerId } of due) {
    try {
      const isStarted = await platform.database.transaction((transaction) =>
        startOne(platform, transaction, { agentId, ownerId, now }),
      )
      if (isStarted) notifyOwner(platform, ownerId, { topic: 'websites', agentId })
    } catch (error) {
      // The agent was deleted, or has too many running jobs: then the sync is still due at the next check.
      if (!(error instanceof DomainError)) throw error
    }
  }
}

interface DueSync {
  readonly agentId: number
  readonly ownerId: number
  readonly now: Date
}

/**
 * Queues a sync and sets the next due time in one step. After a downgrade, for a disabled account, or without pages,
 * only sets the due time.
 */
async function startOne(
  platform: Platform,
  transaction: Transaction,
  { agentId, ownerId, now }: DueSync,
): Promise<boolean> {
  await lockAgent(transaction, { agentId, strength: 'no key update' })
  const [schedule] = await transaction
    .select()
    .from(syncSchedules)
    .where(and(eq(syncSchedules.agentId, agentId), lte(syncSchedules.nextAt, now)))
    .for('update')
  const owner = schedule ? await findOwner(transaction, ownerId) : null
  if (!schedule || !owner) return false
  const [running] = await transaction
    .select({ id: scrapeJobs.id })
    .from(scrapeJobs)
    .where(and(eq(scrapeJobs.agentId, agentId), isNull(scrapeJobs.finishedAt)))
    .limit(1)
  if (running) return false
  await transaction
    .update(syncSchedules)
    .set({ nextAt: nextSync(schedule.every, now) })
    .where(eq(syncSchedules.agentId, agentId))
  if (owner.isDisabled || refusalForSchedule(owner.subscriptionTier) !== null) return false
  const urls = await listKnownPages(transaction, { agentId })
  if (urls.length === 0) return false
  await queueScrape({ platform, transaction }, { owner, agentId, urls, isSync: true, findsNew: true })
  return true
}
