import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { trainAgentJob } from './jobs.ts'

/** Queues a training of an agent, unless one is already waiting or running. */
export async function sendTrainingJob(
  platform: Platform,
  transaction: Transaction,
  agentId: number,
): Promise<void> {
  await platform.jobs.send(transaction, trainAgentJob, { agentId }, { key: String(agentId) })
}
