import { decodeIndex } from '@parleykit/engine/index/decode-index'
import { indexBytes, type PassageIndex } from '@parleykit/engine/index/passage-index'
import { and, asc, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { indexParts } from './base/tables.ts'
import {
  type CachedVersion,
  type CacheUse,
  createVersionCache,
  type VersionCache,
} from './base/version-cache.ts'

/** Bytes of decoded indexes that a process keeps. */
const cacheBytes = 256 * 1024 * 1024

const caches = new WeakMap<Database, VersionCache<PassageIndex>>()

/** An agent's index of one version, from the process's cache or the database. */
export function loadIndex(database: Database, version: CachedVersion): Promise<PassageIndex> {
  return cacheOf(database).recall(version, () => readIndex(database, version))
}

/** What the cache of indexes has, and has done since the process began. */
export function indexCacheUse(database: Database): CacheUse {
  return cacheOf(database).use()
}

function cacheOf(database: Database): VersionCache<PassageIndex> {
  const cache = caches.get(database) ?? createVersionCache(cacheBytes, indexBytes)
  caches.set(database, cache)
  return cache
}

async function readIndex(database: Database, { agentId, version }: CachedVersion): Promise<PassageIndex> {
  const parts = await database
    .select({ bytes: indexParts.bytes })
    .from(indexParts)
    .where(and(eq(indexParts.agentId, agentId), eq(indexParts.version, version)))
    .orderBy(asc(indexParts.part))
  return decodeIndex(Buffer.concat(parts.map((part) => part.bytes)))
}
