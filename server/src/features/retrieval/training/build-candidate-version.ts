import type { JobContext } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { agentKnowledge } from '../../knowledge/index.ts'
import { openReadingProcess, storeCandidate } from '../index.ts'
import { buildCurrentIndex } from './build-current-index.ts'
import type { Payer } from './generate-questions.ts'

/**
 * Builds the version that a training would publish now, and stores it as the agent's candidate: it can be asked
 * questions, but visitors never get answers from it.
 * @throws UnreadableEntry, WorkStopped as a training would
 */
export async function buildCandidateVersion({ platform, signal }: JobContext, payer: Payer): Promise<void> {
  const { database } = platform
  const { agentId } = payer
  const [knowledge] = await database
    .select({ textBytes: agentKnowledge.textBytes })
    .from(agentKnowledge)
    .where(eq(agentKnowledge.agentId, agentId))
  const process = openReadingProcess(platform, knowledge?.textBytes ?? 0, signal)
  try {
    const createdAt = platform.clock()
    const means = { platform, process, signal }
    const { passageCounts, ...built } = await buildCurrentIndex(means, {
      payer,
      skipsStopped: false,
      report: () => platform.disk.require(),
    })
    const passageCount = [...passageCounts.values()].reduce((sum, count) => sum + count, 0)
    await storeCandidate(database, { agentId, ...built, passageCount, createdAt })
  } finally {
    process.close()
  }
}
