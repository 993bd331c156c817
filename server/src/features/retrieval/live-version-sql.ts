import { type SQL, type SQLWrapper, sql } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'
import { type StoredVersion, storedVersionSql } from './base/live-version.ts'
import { indexVersions } from './base/tables.ts'

/** What an agent answers from, as a column of another statement: null where there is nothing. `toLiveVersion` reads it. */
export function liveVersionSql(database: Database, agentId: SQLWrapper): SQL<StoredVersion | null> {
  const isLive = sql`${indexVersions.agentId} = ${agents.id} and ${indexVersions.version} = ${agents.liveVersion}`
  return sql`(select ${storedVersionSql(database)} from ${agents} join ${indexVersions} on ${isLive} where ${agents.id} = ${agentId})`
}
