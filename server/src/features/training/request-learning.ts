import type { Platform } from '../../platform/platform.ts'
import { finishLearningJob } from './jobs.ts'
import { listLearning } from './list-learning.ts'

/** Requests learning again for live versions that models haven't read: the models failed, or are new. */
export async function requestLearning(platform: Platform): Promise<void> {
  const { database, jobs } = platform
  const lacking = await listLearning(platform)
  await database.transaction(async (transaction) => {
    for (const { agentId } of lacking)
      await jobs.send(transaction, finishLearningJob, { agentId }, { key: String(agentId) })
  })
}
