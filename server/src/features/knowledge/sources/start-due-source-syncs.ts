import { refusalForSchedule } from '@parleykit/contract/billing/plans'
import { and, asc, eq, isNull, lte } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents, lockAgent } from '../../agents/index.ts'
import { findOwner } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { nextSync } from '../websites/index.ts'
import { knowledgeSources } from './base/tables.ts'
import { openSourceSync } from './open-source-sync.ts'

/** Per check; the rest is due at the next one. */
const mostStarted = 200

/** Opens the syncs that are due, each once even if several processes check. Opens none while the disk has no room. */
export async function startDueSourceSyncs(platform: Platform): Promise<void> {
  if (!(await platform.disk.hasSpaceAgain())) return
  const now = platform.clock()
  const due = await platform.database
    .select({ id: knowledgeSources.id, agentId: knowledgeSources.agentId, ownerId: agents.ownerId })
    .from(knowledgeSources)
    .innerJoin(agents, eq(agents.id, knowledgeSources.agentId))
    .where(and(lte(knowledgeSources.nextAt, now), isNull(knowledgeSources.openedAt)))
    .orderBy(asc(knowledgeSources.nextAt))
    .limit(mostStarted)
  for (const source of due) {
    try {
      await platform.database.transaction((transaction) =>
        startOne(platform, transaction, { ...source, now }),
      )
      notifyOwner(platform, source.ownerId, { topic: 'knowledge', agentId: source.agentId })
    } catch (error) {
      // The agent was deleted.
      if (!(error instanceof DomainError)) throw error
    }
  }
}

interface DueSource {
  readonly id: number
  readonly agentId: number
  readonly ownerId: number
  readonly now: Date
}

/** Sets the next due time, and opens a sync unless the account is disabled or has no plan with a schedule anymore. */
async function startOne(
  platform: Platform,
  transaction: Transaction,
  { id, agentId, ownerId, now }: DueSource,
): Promise<void> {
  await lockAgent(transaction, { agentId, strength: 'no key update' })
  const { nextAt, openedAt } = knowledgeSources
  const [source] = await transaction
    .select()
    .from(knowledgeSources)
    .where(and(eq(knowledgeSources.id, id), lte(nextAt, now), isNull(openedAt)))
    .for('update')
  const owner = source ? await findOwner(transaction, ownerId) : null
  if (!source || !owner) return
  await transaction
    .update(knowledgeSources)
    .set({ nextAt: nextSync(source.every, now) })
    .where(eq(knowledgeSources.id, id))
  if (owner.isDisabled || refusalForSchedule(owner.subscriptionTier) !== null) return
  await openSourceSync({ platform, transaction }, { source, actorId: null, acceptsRemovals: false })
}
