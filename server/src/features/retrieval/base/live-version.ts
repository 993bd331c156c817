import { type SQL, type SQLWrapper, sql } from '../../../platform/database/drizzle.ts'

/** The version that an agent answers from, and its entries that are now deleted. */
export interface LiveVersion {
  readonly agentId: number
  readonly version: number
  readonly revision: number
  readonly passageCount: number
  readonly model: string | null
  readonly calibration: { readonly own: number; readonly others: number }
  readonly deadEntries: ReadonlySet<number>
  /** Changes with each training, deletion and purge. */
  readonly state: string
}

/** A version as the database returns it, in one column. */
export interface StoredVersion {
  readonly version: number
  readonly purges: number
  readonly passageCount: number
  readonly model: string | null
  readonly own: number | null
  readonly others: number | null
  readonly dead: readonly number[]
}

/**
 * A version as a column of any statement, null if it doesn't exist. Convert it with `toLiveVersion`.
 * @param version null for the live version at the moment when the column is computed. That may be later than the start
 * of the statement, which may have waited for a lock.
 */
export function storedVersionSql(agentId: SQLWrapper, version: SQLWrapper | null): SQL<StoredVersion | null> {
  return sql`public.stored_version(${agentId}::bigint, ${version}::integer)`
}

export function toLiveVersion(agentId: number, stored: StoredVersion): LiveVersion {
  const { version, purges: revision, passageCount, model, own, others, dead } = stored
  return {
    agentId,
    version,
    revision,
    passageCount,
    model,
    calibration: { own: own ?? 0, others: others ?? 0 },
    deadEntries: new Set(dead),
    state: [agentId, version, revision, ...dead].join('/'),
  }
}
