import { and, asc, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Queryable } from '../../platform/database/index.ts'
import { buildVectorTable, type VectorTable, vectorTableBytes } from './core/vectors/vector-table.ts'
import { indexEntries, passages, passageVectors } from './tables.ts'

/** Bytes of vectors that a process keeps. */
const cacheBytes = 256 * 1024 * 1024

const caches = new WeakMap<object, LRUCache<string, Promise<VectorTable>>>()

interface Key {
  readonly agentId: number
  readonly version: number
  readonly purges: number
  readonly model: string
  readonly dimension: number
}

/** The vectors of an index version's passages, from the process's cache or the database. */
export function loadVectors(platform: { readonly database: Queryable }, key: Key): Promise<VectorTable> {
  const cache = caches.get(platform) ?? new LRUCache<string, Promise<VectorTable>>({ maxSize: cacheBytes })
  caches.set(platform, cache)
  const name = JSON.stringify([key.agentId, key.version, key.purges, key.model])
  const cached = cache.get(name)
  if (cached) return cached
  const loading = readVectors(platform, key)
  cache.set(name, loading, { size: 1 })
  loading.then(
    (table) => cache.set(name, loading, { size: Math.max(1, vectorTableBytes(table)) }),
    () => cache.delete(name),
  )
  return loading
}

async function readVectors(platform: { readonly database: Queryable }, key: Key): Promise<VectorTable> {
  const rows = await platform.database
    .select({
      passageId: passages.id,
      entryId: passages.entryId,
      vector: passageVectors.vector,
    })
    .from(indexEntries)
    .innerJoin(
      passages,
      and(eq(passages.entryId, indexEntries.entryId), eq(passages.textHash, indexEntries.textHash)),
    )
    .innerJoin(
      passageVectors,
      and(eq(passageVectors.passageId, passages.id), eq(passageVectors.model, key.model)),
    )
    .where(and(eq(indexEntries.agentId, key.agentId), eq(indexEntries.version, key.version)))
    .orderBy(asc(passages.id))
  const signed = rows.map(({ vector, ...row }) => ({
    ...row,
    vector: new Int8Array(vector.buffer, vector.byteOffset, vector.byteLength),
  }))
  return buildVectorTable(key.model, key.dimension, signed)
}
