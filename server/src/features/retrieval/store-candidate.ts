import { randomInt } from 'node:crypto'
import type { Database } from '../../platform/database/index.ts'
import { lockAgent } from '../agents/index.ts'
import { candidateVersion } from './base/candidate-version.ts'
import type { Learned } from './base/learned.ts'
import { indexVersions } from './base/tables.ts'
import type { EncodedIndex } from './build-encoded-index.ts'
import type { VersionEntry } from './core/compare-versions.ts'
import { isVersion } from './queries.ts'
import { storeIndexBytes } from './store-index-bytes.ts'
import { storeVersionEntries } from './store-version-entries.ts'

/** What caches know a version by: no candidate is taken for one before it. */
const mostPurges = 2 ** 30

/**
 * Stores an index that questions can be asked of and that nobody is answered from, in the place of the agent's candidate
 * before. It is no training: nothing lists, counts or restores it.
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
    readonly learned: Learned
  },
): Promise<void> {
  const key = { agentId, version: candidateVersion }
  return database.transaction(async (transaction) => {
    await lockAgent(transaction, agentId, 'no key update')
    await transaction.delete(indexVersions).where(isVersion(key))
    await transaction.insert(indexVersions).values({
      ...key,
      ...{ passageCount, createdAt },
      purges: randomInt(mostPurges),
      byteLength: encoded.byteLength,
      ...learned,
    })
    await storeIndexBytes(transaction, key, encoded)
    await storeVersionEntries(transaction, key, entries)
  })
}
