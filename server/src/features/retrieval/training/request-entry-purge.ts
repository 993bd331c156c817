import type { TransactionContext } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { purgeEntriesJob } from './jobs.ts'
import { trainingStates } from './tables.ts'

/** Requests a purge of deleted entries' words from the kept versions, even if an earlier purge was given up. */
export async function requestEntryPurge(
  { platform, transaction }: TransactionContext,
  agentId: number,
): Promise<void> {
  await transaction.update(trainingStates).set({ purgeStops: 0 }).where(eq(trainingStates.agentId, agentId))
  await platform.jobs.send(transaction, purgeEntriesJob, { agentId }, { key: String(agentId) })
}
