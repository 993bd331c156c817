import { and, eq, isNotNull } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents, lockOwnAgent, touchedColumns } from '../../agents/index.ts'
import type { Caller, Owner } from '../../auth/index.ts'
import { agentKnowledge } from '../../knowledge/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { Actor } from '../../workspaces/index.ts'
import { unreadableEntries } from '../index.ts'
import { sendTrainingJob } from './send-training-job.ts'
import { trainingStates } from './tables.ts'

/**
 * Requests a training of all current knowledge in the actor's name. Throws `no_knowledge` if there is none, and
 * `not_ready` if the disk has no room for it. Two requests make one job. A person's request tries entries again that
 * couldn't be read.
 */
export async function requestTraining(
  {
    platform,
    owner,
    actor,
    caller,
  }: {
    readonly platform: Platform
    readonly owner: Owner
    readonly actor: Pick<Actor, 'id' | 'username'>
    /** Null if the server does it by itself: that isn't a change for the audit log. */
    readonly caller: Caller | null
  },
  agentId: number,
): Promise<void> {
  await platform.disk.require()
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    const [knowledge] = await transaction
      .select({ revision: agentKnowledge.revision, status: trainingStates.status })
      .from(agentKnowledge)
      .leftJoin(trainingStates, eq(trainingStates.agentId, agentKnowledge.agentId))
      .where(and(eq(agentKnowledge.agentId, agentId), isNotNull(agentKnowledge.storeId)))
    if (!knowledge) throw new DomainError('no_knowledge', 'Add knowledge before you train the agent.')
    const asked = {
      status: 'processing',
      error: null,
      startsAt: null,
      heldBack: null,
      requestedRevision: knowledge.revision,
      requestedBy: actor.username,
      ...(knowledge.status !== 'processing' && { progress: 0, stops: 0, purgeStops: 0 }),
    } as const
    await transaction
      .insert(trainingStates)
      .values({ agentId, ...asked })
      .onConflictDoUpdate({ target: trainingStates.agentId, set: asked })
    await transaction.update(agents).set(touchedColumns(platform.clock())).where(eq(agents.id, agentId))
    if (caller) {
      await transaction.delete(unreadableEntries).where(eq(unreadableEntries.agentId, agentId))
      const entry = { action: 'training_requested', agent } as const
      await recordAudit({ platform, transaction, owner, actor, caller }, entry)
    }
    await sendTrainingJob({ platform, transaction }, agentId)
  })
  notifyOwner(platform, owner.id, { topic: 'training', agentId })
}
