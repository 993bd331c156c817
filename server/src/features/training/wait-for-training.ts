import { setTimeout as sleep } from 'node:timers/promises'
import { trainWaitMs } from '@parleykit/contract/limits'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, findOwnAgent } from '../agents/index.ts'
import type { Owner } from '../auth/index.ts'
import { sendTrainingJob } from './send-training-job.ts'

const pollMs = 100
const askAgainMs = 1000

/** The agent once its training has ended, or as it is when the wait is over. */
export async function waitForTraining(platform: Platform, owner: Owner, agentId: number): Promise<AgentRow> {
  for (let waited = 0; ; waited += pollMs) {
    const agent = await findOwnAgent(platform.database, owner, agentId)
    if (agent.trainingStatus !== 'processing' || waited >= trainWaitMs) return agent
    // A job that was about to end when this one was asked for has swallowed the request.
    if (waited > 0 && waited % askAgainMs === 0) {
      await platform.database.transaction((transaction) => sendTrainingJob(platform, transaction, agentId))
    }
    await sleep(pollMs)
  }
}
