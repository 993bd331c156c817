import { eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { purgeEntriesJob } from './jobs.ts'
import { trainingStates } from './tables.ts'

/** Requests a purge of deleted entries' words from the kept versions, even if an earlier purge was given up. */
export async function requestPurge(
  platform: Platform,
  transaction: Transaction,
  agentId: number,
): Promise<void> {
  await transaction.update(trainingStates).set({ purgeStops: 0 }).where(eq(trainingStates.agentId, agentId))
  await platform.jobs.send(transaction, purgeEntriesJob, { agentId }, { key: String(agentId) })
}
