import { sql } from '../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../platform/database/index.ts'
import { type LiveVersion, storedVersionSql, toLiveVersion } from './base/live-version.ts'

const selectVersion = prepared((database) => {
  const stored = storedVersionSql(sql.placeholder('agentId'), sql.placeholder('version'))
  return database
    .select({ stored: stored.as('stored') })
    .from(sql`(select) as nothing`)
    .prepare('read_live_version')
})

/** The version that an agent answers from; null if there is none. */
export async function findLiveVersion(
  database: Database,
  { id: agentId, liveVersion: version }: { readonly id: number; readonly liveVersion: number | null },
): Promise<LiveVersion | null> {
  if (version === null) return null
  const [row] = await selectVersion(database).execute({ agentId, version })
  return row?.stored ? toLiveVersion(agentId, row.stored) : null
}
