import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordActivity } from '../../workspaces/activity/index.ts'
import { lockOpenSource, type OpenSource } from './base/find-open-source.ts'
import { knowledgeSources } from './base/tables.ts'
import { endedReport, newReport, type SyncEnd } from './core/report.ts'

export interface SyncResult extends Omit<SyncEnd, 'heldBack'> {
  /** Keys of the items that are missing and kept. */
  readonly heldBack: readonly string[]
  readonly cursor: string | null
}

/** Closes a sync with its report, and notifies the owner. */
export async function finishSourceSync(
  platform: Platform,
  source: OpenSource,
  { heldBack, cursor, ...result }: SyncResult,
): Promise<void> {
  const { agentId, owner, agentName } = source
  await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId, strength: 'no key update' })
    const open = await lockOpenSource(transaction, source)
    if (!open) return
    const now = platform.clock()
    const progress = open.report ?? newReport(source.openedAt)
    const report = endedReport(progress, { ...result, heldBack: heldBack.length }, now)
    await transaction
      .update(knowledgeSources)
      .set({
        ...{ report, heldBack, cursor },
        ...{ openedAt: null, actorId: null, acceptsRemovals: false },
        ...(report.fault === null && { syncedAt: now }),
      })
      .where(eq(knowledgeSources.id, source.id))
    if (report.added.count + report.changed.count + report.removed.count === 0) return
    await recordActivity(transaction, {
      userId: owner.id,
      ...(open.actorId !== null && { actorId: open.actorId }),
      activityType: 'knowledge_base_updated',
      botId: agentId,
      description: `Knowledge of "${agentName}" was updated`,
      createdAt: now,
    })
  })
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId }, { topic: 'activity' })
}
