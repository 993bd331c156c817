import type { TransactionContext } from '../../../platform/context.ts'
import { runEvalsJob } from './jobs.ts'

/** Queues a run of an agent's checks, unless one is already waiting or running. */
export async function queueEvalRun(
  { platform, transaction }: TransactionContext,
  { agentId, ownerId }: { readonly agentId: number; readonly ownerId: number },
): Promise<void> {
  const options = { key: String(agentId), group: String(ownerId) }
  await platform.jobs.send(transaction, runEvalsJob, { agentId }, options)
}
