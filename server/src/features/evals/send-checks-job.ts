import type { TransactionContext } from '../../platform/context.ts'
import { runChecksJob } from './jobs.ts'

/** Queues a run of an agent's checks, unless one is already waiting or running. */
export async function sendChecksJob(
  { platform, transaction }: TransactionContext,
  { agentId, ownerId }: { readonly agentId: number; readonly ownerId: number },
): Promise<void> {
  const options = { key: String(agentId), group: String(ownerId) }
  await platform.jobs.send(transaction, runChecksJob, { agentId }, options)
}
