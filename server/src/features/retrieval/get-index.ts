import { decodeIndex } from '@parleykit/engine/index/decode-index'
import type { PassageIndex } from '@parleykit/engine/index/passage-index'
import { and, asc, eq, sql } from '../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../platform/database/index.ts'
import { indexParts } from './base/tables.ts'
import type { CachedVersion } from './base/version-cache.ts'
import { indexCacheOf } from './indexes/index-cache.ts'

/** An agent's index of one version, from the process's cache or the database. */
export function getIndex(database: Database, version: CachedVersion): Promise<PassageIndex> {
  return indexCacheOf(database).getOrLoad(version, () => readIndex(database, version))
}

const selectParts = prepared((database) =>
  database
    .select({ bytes: indexParts.bytes })
    .from(indexParts)
    .where(
      and(
        eq(indexParts.agentId, sql.placeholder('agentId')),
        eq(indexParts.version, sql.placeholder('version')),
      ),
    )
    .orderBy(asc(indexParts.part))
    .prepare('read_index_parts'),
)

async function readIndex(database: Database, { agentId, version }: CachedVersion): Promise<PassageIndex> {
  const parts = await selectParts(database).execute({ agentId, version })
  return decodeIndex(Buffer.concat(parts.map((part) => part.bytes)))
}
