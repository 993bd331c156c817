import { eq, sql } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { WorkStopped } from '../../platform/work-process/index.ts'
import { purgeDeletedEntries } from '../retrieval/index.ts'
import { mostPurgeStops } from './core/most-purge-stops.ts'
import { trainingStates } from './tables.ts'

/**
 * Takes the words of deleted entries out of an agent's kept versions. Where its work is ended, it throws, so that the job
 * is tried again, and gives up after the second time: until another entry is deleted, or the next training.
 */
export async function runPurge(platform: Platform, agentId: number, signal: AbortSignal): Promise<void> {
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
    if (counted && counted.stops < mostPurgeStops) throw error
    log.error({ err: error, agentId }, 'gave up purging deleted entries')
  }
}
