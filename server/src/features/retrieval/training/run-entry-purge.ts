import { WorkStopped } from '../../../platform/child-process/index.ts'
import type { JobContext } from '../../../platform/context.ts'
import { eq, sql } from '../../../platform/database/drizzle.ts'
import { purgeDeletedEntries } from '../index.ts'
import { purgeRetryLimit } from './core/purge-retry-limit.ts'
import { trainingStates } from './tables.ts'

/**
 * Removes the words of deleted entries from an agent's kept versions. Throws if its work is stopped, so that the job is
 * retried. After the second stop it gives up until another entry is deleted or the next training.
 */
export async function runEntryPurge({ platform, signal }: JobContext, agentId: number): Promise<void> {
  const { database, log } = platform
  const ofAgent = eq(trainingStates.agentId, agentId)
  try {
    await purgeDeletedEntries(platform, agentId, signal)
    await database.update(trainingStates).set({ purgeStops: 0 }).where(ofAgent)
  } catch (error) {
    if (!(error instanceof WorkStopped)) throw error
    const [counted] = await database
      .update(trainingStates)
      .set({ purgeStops: sql`${trainingStates.purgeStops} + 1` })
      .where(ofAgent)
      .returning({ stops: trainingStates.purgeStops })
    if (counted && counted.stops < purgeRetryLimit) throw error
    log.error({ err: error, agentId }, 'gave up purging deleted entries')
  }
}
