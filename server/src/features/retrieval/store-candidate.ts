import { randomInt } from 'node:crypto'
import type { Database } from '../../platform/database/index.ts'
import { lockAgent } from '../agents/index.ts'
import { candidateVersion } from './base/candidate-version.ts'
import { indexVersions, type ModelData } from './base/tables.ts'
import type { EncodedIndex } from './build-encoded-index.ts'
import type { VersionEntry } from './core/compare-versions.ts'
import { isVersion } from './queries.ts'
import { storeIndexBytes } from './store-index-bytes.ts'
import { storeVersionEntries } from './store-version-entries.ts'

/**
 * Candidates get a random purge count below this. Caches use it as a key, so a new candidate isn't mistaken for an
 * earlier one.
 */
const mostPurges = 2 ** 30

/**
 * Stores an index that can be asked questions but never answers visitors, in place of the agent's previous candidate.
 * It isn't a training: it is never listed, counted or restored.
 */
export function storeCandidate(
  database: Database,
  {
    agentId,
    encoded,
    entries,
    passageCount,
    createdAt,
    learned,
  }: {
    readonly agentId: number
    readonly encoded: EncodedIndex
    readonly entries: readonly VersionEntry[]
    readonly passageCount: number
    readonly createdAt: Date
    readonly learned: ModelData
  },
): Promise<void> {
  const key = { agentId, version: candidateVersion }
  return database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId, strength: 'no key update' })
    await transaction.delete(indexVersions).where(isVersion(key))
    await transaction.insert(indexVersions).values({
      ...key,
      ...{ passageCount, createdAt },
      revision: randomInt(mostPurges),
      byteLength: encoded.byteLength,
      ...learned,
    })
    await storeIndexBytes(transaction, { key, input: encoded })
    await storeVersionEntries(transaction, { input: key, entries })
  })
}
