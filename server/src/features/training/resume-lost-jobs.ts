import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { listAgentsToPurge } from '../retrieval/index.ts'
import { purgeEntriesJob } from './jobs.ts'
import { sendTrainingJob } from './send-training-job.ts'

/**
 * Asks again for what an agent waits for, where its job is gone: a backup holds no jobs, and a job that is
 * about to end swallows a request. Waiting jobs stay alone.
 */
export async function resumeLostJobs(platform: Platform): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const training = await transaction
      .select({ agentId: agents.id })
      .from(agents)
      .where(eq(agents.trainingStatus, 'processing'))
    for (const { agentId } of training) await sendTrainingJob(platform, transaction, agentId)
    for (const { agentId } of await listAgentsToPurge(transaction))
      await platform.jobs.send(transaction, purgeEntriesJob, { agentId }, { key: String(agentId) })
  })
}
