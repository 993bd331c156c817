import { indexBytes, type PassageIndex } from '@parleykit/engine/index/passage-index'
import type { Database } from '../../../platform/database/index.ts'
import { type CacheUse, createVersionCache, type VersionCache } from '../base/version-cache.ts'

/** Maximum bytes of decoded indexes per process. */
const cacheBytes = 256 * 1024 * 1024

const caches = new WeakMap<Database, VersionCache<PassageIndex>>()

/** This process's cache of decoded indexes of a database. */
export function indexCacheOf(database: Database): VersionCache<PassageIndex> {
  const cache = caches.get(database) ?? createVersionCache(cacheBytes, indexBytes)
  caches.set(database, cache)
  return cache
}

/** The cache's size, and its use since the process started. */
export function indexCacheUse(database: Database): CacheUse {
  return indexCacheOf(database).use()
}
