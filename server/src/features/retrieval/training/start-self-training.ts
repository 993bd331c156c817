import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { findOwner } from '../../auth/index.ts'
import { agentKnowledge } from '../../knowledge/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordActivity } from '../../workspaces/activity/index.ts'
import { type TrainingVerdict, trainingHooks } from './hooks.ts'
import { requestTraining } from './request-training.ts'
import { resumeSelfTraining } from './resume-self-training.ts'
import { trainingStates } from './tables.ts'

/**
 * Requests the training of an agent that is due, in its owner's name. Queues itself again if the knowledge has changed
 * in the meantime. If checks hold it back, the owner is notified and the next change schedules another one.
 */
export async function startSelfTraining(platform: Platform, agentId: number): Promise<void> {
  const due = await findDue(platform, agentId)
  if (!due?.startsAt) return
  if (due.startsAt > platform.clock()) {
    await platform.database.transaction((transaction) =>
      resumeSelfTraining({ platform, transaction }, agentId),
    )
    return
  }
  const owner = await findOwner(platform.database, due.ownerId)
  const isNeeded = due.trainsItself && due.storeId !== null && due.revision !== due.trainedRevision
  if (!owner || owner.isDisabled || !isNeeded) return endSchedule(platform, { ...due, agentId }, null)
  const verdict = await judge(platform, { ...due, agentId })
  if (verdict === 'wait') return
  if (verdict === 'start') return requestTraining({ platform, owner, actor: owner, caller: null }, agentId)
  await endSchedule(platform, { ...due, agentId }, verdict.reason)
  notifyOwner(platform, due.ownerId, { topic: 'training', agentId }, { topic: 'activity' })
}

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>> & { readonly agentId: number }

async function findDue({ database }: Platform, agentId: number) {
  const [due] = await database
    .select({
      startsAt: trainingStates.startsAt,
      trainedRevision: trainingStates.trainedRevision,
      revision: agentKnowledge.revision,
      storeId: agentKnowledge.storeId,
      trainsItself: agents.trainsItself,
      ownerId: agents.ownerId,
      name: agents.name,
    })
    .from(trainingStates)
    .innerJoin(agents, eq(agents.id, trainingStates.agentId))
    .innerJoin(agentKnowledge, eq(agentKnowledge.agentId, trainingStates.agentId))
    .where(eq(trainingStates.agentId, agentId))
  return due
}

/** The first objection of the features that have checks. */
async function judge({ hooks }: Platform, { agentId, revision }: Due): Promise<TrainingVerdict> {
  const verdicts = await hooks.run(trainingHooks.judgeTraining, agentId, revision)
  return verdicts.find((verdict) => verdict !== 'start') ?? 'start'
}

/** Ends the schedule without a training, unless the knowledge has changed since it was read. */
async function endSchedule(
  { clock, database }: Platform,
  { agentId, ownerId, name, startsAt }: Due,
  heldBack: string | null,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [ended] = await transaction
      .update(trainingStates)
      .set({ startsAt: null, heldBack })
      .where(
        and(
          eq(trainingStates.agentId, agentId),
          ...(startsAt ? [eq(trainingStates.startsAt, startsAt)] : []),
        ),
      )
      .returning({ agentId: trainingStates.agentId })
    if (!ended || heldBack === null) return
    await recordActivity(transaction, {
      userId: ownerId,
      activityType: 'training_held_back',
      botId: agentId,
      description: `Checks keep back the training of "${name}"`,
      createdAt: clock(),
    })
  })
}
