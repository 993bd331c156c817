import { indexBytes, type PassageIndex } from '@parleykit/engine/index/passage-index'
import type { Database } from '../../../platform/database/index.ts'
import { type CacheUse, createVersionCache, type VersionCache } from '../base/version-cache.ts'

/** Bytes of decoded indexes that a process keeps. */
const cacheBytes = 256 * 1024 * 1024

const caches = new WeakMap<Database, VersionCache<PassageIndex>>()

/** The decoded indexes that this process keeps of a database. */
export function indexCacheOf(database: Database): VersionCache<PassageIndex> {
  const cache = caches.get(database) ?? createVersionCache(cacheBytes, indexBytes)
  caches.set(database, cache)
  return cache
}

/** What the cache has, and has done since the process began. */
export function indexCacheUse(database: Database): CacheUse {
  return indexCacheOf(database).use()
}
