import { and, eq, gte, lte } from '../../../platform/database/drizzle.ts'
import { outOfSpaceMessage } from '../../../platform/disk-space/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agentKnowledge } from '../../knowledge/index.ts'
import { listAgentsToPurge } from '../index.ts'
import { purgeRetryLimit } from './core/purge-retry-limit.ts'
import { purgeEntriesJob, trainedShare } from './jobs.ts'
import { resumeSelfTraining } from './resume-self-training.ts'
import { sendTrainingJob } from './send-training-job.ts'
import { trainingStates } from './tables.ts'

/**
 * Requests agents' pending work again if its job is lost: a backup contains no jobs, and a job that is about to end
 * swallows a request. Waiting jobs and purges that were given up are left alone. While the disk has no room, nothing
 * starts; work that failed for that reason is restarted once there is room.
 */
export async function resumeLostJobs(platform: Platform): Promise<void> {
  if (!(await platform.disk.hasSpaceAgain())) return
  await restartTrainings(platform)
  await platform.database.transaction(async (transaction) => {
    const training = await transaction
      .select({ agentId: trainingStates.agentId })
      .from(trainingStates)
      .where(eq(trainingStates.status, 'processing'))
    for (const { agentId } of training) await sendTrainingJob({ platform, transaction }, agentId)
    const due = await transaction
      .select({ agentId: trainingStates.agentId })
      .from(trainingStates)
      .where(lte(trainingStates.startsAt, platform.clock()))
    for (const { agentId } of due) await resumeSelfTraining({ platform, transaction }, agentId)
    const givenUp = await transaction
      .select({ agentId: trainingStates.agentId })
      .from(trainingStates)
      .where(gte(trainingStates.purgeStops, purgeRetryLimit))
    const left = new Set(givenUp.map(({ agentId }) => agentId))
    const purging = (await listAgentsToPurge(transaction)).filter(({ agentId }) => !left.has(agentId))
    for (const { agentId } of purging)
      await platform.jobs.send(transaction, purgeEntriesJob, { agentId }, { key: String(agentId) })
  })
}

/** Requests the trainings again for which the disk had no room. */
async function restartTrainings({ database, disk }: Platform): Promise<void> {
  const ended = await database
    .select({ agentId: trainingStates.agentId, textBytes: agentKnowledge.textBytes })
    .from(trainingStates)
    .innerJoin(agentKnowledge, eq(agentKnowledge.agentId, trainingStates.agentId))
    .where(and(eq(trainingStates.status, 'error'), eq(trainingStates.error, outOfSpaceMessage)))
  for (const { agentId, textBytes } of ended) {
    if (!(await disk.hasSpaceAgain(textBytes * trainedShare))) continue
    await database
      .update(trainingStates)
      .set({ status: 'processing', error: null, progress: 0 })
      .where(and(eq(trainingStates.agentId, agentId), eq(trainingStates.status, 'error')))
  }
}
