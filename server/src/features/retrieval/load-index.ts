import { decodeIndex } from '@parleykit/engine/index/decode-index'
import { indexBytes, type PassageIndex } from '@parleykit/engine/index/passage-index'
import { and, asc, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { indexParts } from './base/tables.ts'
import { indexCacheOf } from './indexes/index-cache.ts'

/** An agent's index of one version, from the process's cache or the database. */
export function loadIndex(
  database: Database,
  key: { agentId: number; version: number; purges: number },
): Promise<PassageIndex> {
  const kept = indexCacheOf(database)
  const cache = kept.indexes
  const name = `${key.agentId}/${key.version}/${key.purges}`
  const cached = cache.get(name)
  if (cached) {
    kept.hits++
    return cached
  }
  kept.misses++
  const loading = readIndex(database, key)
  // Its size is known only once it is there: until then it counts a little, so that others wait for the same load.
  cache.set(name, loading, { size: 1 })
  loading.then(
    (index) => {
      cache.delete(name) // a value that is set once more keeps the size that it had
      cache.set(name, loading, { size: Math.max(1, indexBytes(index)) })
    },
    () => cache.delete(name),
  )
  return loading
}

async function readIndex(
  database: Database,
  key: { agentId: number; version: number },
): Promise<PassageIndex> {
  const parts = await database
    .select({ bytes: indexParts.bytes })
    .from(indexParts)
    .where(and(eq(indexParts.agentId, key.agentId), eq(indexParts.version, key.version)))
    .orderBy(asc(indexParts.part))
  return decodeIndex(Buffer.concat(parts.map((part) => part.bytes)))
}
