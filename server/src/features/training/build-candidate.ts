import { eq } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { agentKnowledge } from '../knowledge/index.ts'
import { openReadingProcess, storeCandidate } from '../retrieval/index.ts'
import { buildPresentIndex } from './build-present-index.ts'

/**
 * Builds what a training would publish now, and stores it as the agent's candidate: questions can be asked of it, and no
 * visitor gets a word of it.
 * @throws UnreadableEntry, WorkStopped as a training would
 */
export async function buildCandidate(
  platform: Platform,
  agentId: number,
  signal: AbortSignal,
): Promise<void> {
  const { database } = platform
  const [knowledge] = await database
    .select({ textBytes: agentKnowledge.textBytes })
    .from(agentKnowledge)
    .where(eq(agentKnowledge.agentId, agentId))
  const process = openReadingProcess(platform, knowledge?.textBytes ?? 0, signal)
  try {
    const createdAt = platform.clock()
    const built = await buildPresentIndex({ database, process }, agentId, () => platform.disk.require())
    const { encoded, entries, passageCounts } = built
    const passageCount = [...passageCounts.values()].reduce((sum, count) => sum + count, 0)
    await storeCandidate(database, { agentId, encoded, entries, passageCount, createdAt })
  } finally {
    process.close()
  }
}
