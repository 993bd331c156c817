import { LRUCache } from 'lru-cache'
import { and, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { LiveVersion } from '../../retrieval/index.ts'
import { topicEncodings, topicVectors } from '../base/tables.ts'

/** Bytes of vectors that a process keeps. */
const cacheBytes = 32 * 1024 * 1024
/** Of an entry's name and of what holds it. */
const bytesAround = 200

/** Empty for passages without vectors. */
const caches = new WeakMap<Database, LRUCache<string, Int8Array>>()

/**
 * The vectors of passages' topics, by passage id, mostly from the process's memory: they are kept once all of the version's
 * topics are encoded, after which they stay as they are.
 */
export async function recallTopicVectors(
  database: Database,
  model: string,
  { agentId, version, state }: LiveVersion,
  passageIds: readonly number[],
): Promise<ReadonlyMap<number, Int8Array>> {
  const cache = caches.get(database) ?? new LRUCache<string, Int8Array>({ maxSize: cacheBytes })
  caches.set(database, cache)
  const vectors = new Map<number, Int8Array>()
  const missing: number[] = []
  for (const id of passageIds) {
    const known = cache.get(`${model}/${state}/${id}`)
    if (!known) missing.push(id)
    else if (known.length > 0) vectors.set(id, known)
  }
  if (missing.length === 0) return vectors
  const isOfVersion = and(eq(topicEncodings.agentId, agentId), eq(topicEncodings.version, version))
  const encoded = await database
    .select({ version: topicEncodings.version })
    .from(topicEncodings)
    .where(and(isOfVersion, eq(topicEncodings.model, model)))
  const rows = await database
    .select({ passageId: topicVectors.passageId, vectors: topicVectors.vectors })
    .from(topicVectors)
    .where(and(inArray(topicVectors.passageId, missing), eq(topicVectors.model, model)))
  for (const { passageId, vectors: bytes } of rows)
    vectors.set(passageId, new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  for (const id of encoded.length > 0 ? missing : []) {
    const own = vectors.get(id) ?? new Int8Array()
    cache.set(`${model}/${state}/${id}`, own, { size: own.length + bytesAround })
  }
  return vectors
}
