import { setTimeout as sleep } from 'node:timers/promises'
import { trainWaitMs } from '@parleykit/contract/limits'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent, type Learning } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { readLearning } from './read-learning.ts'
import { sendTrainingJob } from './send-training-job.ts'

/** Most trainings are short: looked for often at first, then ever more seldom. */
const pollMs = { first: 50, most: 1000, growth: 1.3 }

/** What the agent knows once its training has ended, or as it is when the wait is over or `over` tells that nobody can wait any more. */
export async function waitForTraining(
  platform: Platform,
  owner: Owner,
  agentId: number,
  over: AbortSignal,
): Promise<Learning> {
  const until = performance.now() + trainWaitMs
  for (let pause = pollMs.first; ; pause = Math.min(pause * pollMs.growth, pollMs.most)) {
    await findOwnAgent(platform.database, owner, agentId)
    const learning = (await readLearning(platform.database, [agentId])).get(agentId)
    if (!learning) throw notFound('Agent')
    if (learning.trainingStatus !== 'processing' || over.aborted || performance.now() >= until)
      return learning
    // A job that was about to end when this one was asked for has swallowed the request.
    if (pause === pollMs.most) {
      await platform.database.transaction((transaction) => sendTrainingJob(platform, transaction, agentId))
    }
    await sleep(pause, undefined, { signal: over }).catch(() => {})
  }
}
