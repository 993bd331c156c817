import type { Platform } from '../../platform/platform.ts'
import { finishLearningJob } from './jobs.ts'
import { listLearning } from './list-learning.ts'

/** Asks again for what models have yet to learn of live versions: they failed in the training, or are new. */
export async function requestLearning(platform: Platform): Promise<void> {
  const { database, jobs } = platform
  const lacking = await listLearning(platform)
  await database.transaction(async (transaction) => {
    for (const { agentId } of lacking)
      await jobs.send(transaction, finishLearningJob, { agentId }, { key: String(agentId) })
  })
}
