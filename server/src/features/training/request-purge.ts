import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { purgeEntriesJob } from './jobs.ts'

/** Has the words of entries that are deleted now taken out of the kept versions, also where that was given up before. */
export async function requestPurge(
  platform: Platform,
  transaction: Transaction,
  agentId: number,
): Promise<void> {
  await transaction.update(agents).set({ purgeStops: 0 }).where(eq(agents.id, agentId))
  await platform.jobs.send(transaction, purgeEntriesJob, { agentId }, { key: String(agentId) })
}
