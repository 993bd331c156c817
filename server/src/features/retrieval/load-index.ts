import { decodeIndex } from '@parleykit/engine/index/decode-index'
import type { PassageIndex } from '@parleykit/engine/index/passage-index'
import { and, asc, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { indexParts } from './base/tables.ts'
import type { CachedVersion } from './base/version-cache.ts'
import { indexCacheOf } from './indexes/index-cache.ts'

/** An agent's index of one version, from the process's cache or the database. */
export function loadIndex(database: Database, version: CachedVersion): Promise<PassageIndex> {
  return indexCacheOf(database).recall(version, () => readIndex(database, version))
}

async function readIndex(database: Database, { agentId, version }: CachedVersion): Promise<PassageIndex> {
  const parts = await database
    .select({ bytes: indexParts.bytes })
    .from(indexParts)
    .where(and(eq(indexParts.agentId, agentId), eq(indexParts.version, version)))
    .orderBy(asc(indexParts.part))
  return decodeIndex(Buffer.concat(parts.map((part) => part.bytes)))
}
