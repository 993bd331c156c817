import { LRUCache } from 'lru-cache'
import { and, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { LiveVersion } from '../base/live-version.ts'
import { topicVectors } from '../base/tables.ts'

/** Maximum bytes of vectors per process. */
const cacheBytes = 32 * 1024 * 1024
/** Overhead per cache entry: its key and the objects that hold it. */
const bytesAround = 200

const caches = new WeakMap<Database, LRUCache<string, Int8Array>>()

/**
 * The vectors of passages' topics, by passage ID, mostly from the process's memory. A passage that isn't in English has
 * none; a passage that no training has encoded is missing.
 */
export async function getTopicVectors(
  database: Database,
  model: string,
  { state }: LiveVersion,
  passageIds: readonly number[],
): Promise<ReadonlyMap<number, Int8Array>> {
  const cache = caches.get(database) ?? new LRUCache<string, Int8Array>({ maxSize: cacheBytes })
  caches.set(database, cache)
  const nameOf = (id: number) => `${model}/${state}/${id}`
  const vectors = new Map<number, Int8Array>()
  for (const id of passageIds) {
    const known = cache.get(nameOf(id))
    if (known) vectors.set(id, known)
  }
  const missing = passageIds.filter((id) => !vectors.has(id))
  if (missing.length === 0) return vectors
  const rows = await database
    .select({ passageId: topicVectors.passageId, vectors: topicVectors.vectors })
    .from(topicVectors)
    .where(and(inArray(topicVectors.passageId, missing), eq(topicVectors.model, model)))
  for (const { passageId, vectors: bytes } of rows) {
    const own = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    vectors.set(passageId, own)
    cache.set(nameOf(passageId), own, { size: own.length + bytesAround })
  }
  return vectors
}
