import { and, eq, sql } from '../../platform/database/drizzle.ts'
import { type Database, prepared } from '../../platform/database/index.ts'
import { type LiveVersion, storedVersionSql, toLiveVersion } from './base/live-version.ts'
import { indexVersions } from './base/tables.ts'

const selectVersion = prepared((database) =>
  database
    .select({ stored: storedVersionSql(database) })
    .from(indexVersions)
    .where(
      and(
        eq(indexVersions.agentId, sql.placeholder('agentId')),
        eq(indexVersions.version, sql.placeholder('version')),
      ),
    )
    .prepare('read_live_version'),
)

/** What an agent answers from; null where there is nothing. */
export async function readLiveVersion(
  database: Database,
  { id: agentId, liveVersion }: { readonly id: number; readonly liveVersion: number | null },
): Promise<LiveVersion | null> {
  if (liveVersion === null) return null
  const [row] = await selectVersion(database).execute({ agentId, version: liveVersion })
  return row ? toLiveVersion(agentId, row.stored) : null
}
