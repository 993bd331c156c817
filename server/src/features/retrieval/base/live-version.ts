import { type SQL, type SQLWrapper, sql } from '../../../platform/database/drizzle.ts'

/** What an agent answers from, and which of its entries are deleted by now. */
export interface LiveVersion {
  readonly agentId: number
  readonly version: number
  readonly purges: number
  readonly passageCount: number
  readonly model: string | null
  readonly calibration: { readonly own: number; readonly others: number }
  readonly deadEntries: ReadonlySet<number>
  /** Another one after each training, deletion and purge. */
  readonly state: string
}

/** As the database tells of it, in one column. */
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
 * A version as a column of any statement, null where it isn't there; `toLiveVersion` reads it.
 * @param version null for the one that answers at the moment at which the column is computed: not when its statement began, which
 *   may have waited for a lock
 */
export function storedVersionSql(agentId: SQLWrapper, version: SQLWrapper | null): SQL<StoredVersion | null> {
  return sql`public.stored_version(${agentId}::bigint, ${version}::integer)`
}

export function toLiveVersion(agentId: number, stored: StoredVersion): LiveVersion {
  const { version, purges, passageCount, model, own, others, dead } = stored
  return {
    agentId,
    version,
    purges,
    passageCount,
    model,
    calibration: { own: own ?? 0, others: others ?? 0 },
    deadEntries: new Set(dead),
    state: [agentId, version, purges, ...dead].join('/'),
  }
}
