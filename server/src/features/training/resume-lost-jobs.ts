import { eq, gte } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { listAgentsToPurge } from '../retrieval/index.ts'
import { mostPurgeStops } from './core/most-purge-stops.ts'
import { purgeEntriesJob } from './jobs.ts'
import { sendTrainingJob } from './send-training-job.ts'
import { trainingStates } from './tables.ts'

/**
 * Asks again for what an agent waits for, where its job is gone: a backup holds no jobs, and a job that is
 * about to end swallows a request. Waiting jobs stay alone, and so does a purge that was given up.
 */
export async function resumeLostJobs(platform: Platform): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const training = await transaction
      .select({ agentId: trainingStates.agentId })
      .from(trainingStates)
      .where(eq(trainingStates.status, 'processing'))
    for (const { agentId } of training) await sendTrainingJob(platform, transaction, agentId)
    const givenUp = await transaction
      .select({ agentId: trainingStates.agentId })
      .from(trainingStates)
      .where(gte(trainingStates.purgeStops, mostPurgeStops))
    const left = new Set(givenUp.map(({ agentId }) => agentId))
    const purging = (await listAgentsToPurge(transaction)).filter(({ agentId }) => !left.has(agentId))
    for (const { agentId } of purging)
      await platform.jobs.send(transaction, purgeEntriesJob, { agentId }, { key: String(agentId) })
  })
}
