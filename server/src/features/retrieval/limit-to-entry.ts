import { and, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import type { LiveVersion } from './base/live-version.ts'
import { indexEntries } from './base/tables.ts'
import { findLiveVersion } from './find-live-version.ts'

/**
 * The live version as if all entries but one were deleted; null if that entry isn't in it. Word weights still come from
 * all of the agent's knowledge.
 */
export async function limitToEntry(
  database: Database,
  {
    agent,
    entryId,
  }: {
    readonly agent: { readonly id: number; readonly liveVersion: number | null }
    readonly entryId: number
  },
): Promise<LiveVersion | null> {
  const version = await findLiveVersion(database, agent)
  if (!version || version.deadEntries.has(entryId)) return null
  const rows = await database
    .select({ entryId: indexEntries.entryId })
    .from(indexEntries)
    .where(and(eq(indexEntries.agentId, version.agentId), eq(indexEntries.version, version.version)))
  const others = new Set(rows.map((row) => row.entryId))
  if (!others.delete(entryId)) return null
  return { ...version, deadEntries: new Set([...version.deadEntries, ...others]) }
}
