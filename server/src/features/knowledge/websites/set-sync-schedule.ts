import { refusalForSchedule } from '@parleykit/contract/billing/plans'
import type { SyncSchedule, SyncScheduleInput } from '@parleykit/contract/knowledge/websites/website-syncs'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { lockOwnAgent } from '../../agents/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { syncSchedules } from './base/tables.ts'
import { nextSync } from './core/next-sync.ts'
import { findSyncSchedule } from './find-sync-schedule.ts'

/** Sets how often an agent's pages are reread. Throws `subscription_required` if the plan doesn't include it. */
export async function setSyncSchedule(
  ctx: ActorContext,
  {
    agentId,
    input: { every, trainAfterwards },
  }: { readonly agentId: number; readonly input: SyncScheduleInput },
): Promise<SyncSchedule> {
  const { platform, owner } = ctx
  const schedule = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const refusal = refusalForSchedule(owner.subscriptionTier)
    if (refusal !== null && (every !== 'off' || trainAfterwards))
      throw new DomainError('subscription_required', refusal)
    const former = await findSyncSchedule(transaction, agentId)
    const kept = former.every === every ? former.nextAt : null
    const nextAt = kept === null ? nextSync(every, platform.clock()) : new Date(kept)
    const columns = { every, trainAfterwards, nextAt }
    await transaction
      .insert(syncSchedules)
      .values({ agentId, ...columns })
      .onConflictDoUpdate({ target: syncSchedules.agentId, set: columns })
    const details = { every, trainAfterwards: trainAfterwards ? 'yes' : 'no' }
    await recordAudit({ ...ctx, transaction }, { action: 'sync_schedule_changed', agent, details })
    return findSyncSchedule(transaction, agentId)
  })
  notifyOwner(platform, owner.id, { topic: 'websites', agentId })
  return schedule
}
