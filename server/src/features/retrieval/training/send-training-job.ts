import type { TransactionContext } from '../../../platform/context.ts'
import { trainAgentJob } from './jobs.ts'

/** Queues a training of an agent, unless one is already waiting or running. */
export async function sendTrainingJob(
  { platform, transaction }: TransactionContext,
  agentId: number,
): Promise<void> {
  await platform.jobs.send(transaction, trainAgentJob, { agentId }, { key: String(agentId) })
}
