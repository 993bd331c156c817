import type { PassageIndex } from '@parleykit/engine/index/passage-index'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/database/index.ts'

/** Bytes of decoded indexes that a process keeps. */
const cacheBytes = 256 * 1024 * 1024

interface IndexCache {
  readonly indexes: LRUCache<string, Promise<PassageIndex>>
  hits: number
  misses: number
}

const caches = new WeakMap<Database, IndexCache>()

/** The decoded indexes that this process keeps of a database. */
export function indexCacheOf(database: Database): IndexCache {
  const kept = caches.get(database) ?? { indexes: new LRUCache({ maxSize: cacheBytes }), hits: 0, misses: 0 }
  caches.set(database, kept)
  return kept
}

/** What the cache has, and has done since the process began. */
export function indexCacheUse(database: Database): {
  indexes: number
  bytes: number
  hits: number
  misses: number
} {
  const { indexes, hits, misses } = indexCacheOf(database)
  return { indexes: indexes.size, bytes: indexes.calculatedSize, hits, misses }
}
