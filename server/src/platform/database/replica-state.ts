import { sql } from './drizzle.ts'
import type { Database } from './open-database.ts'

/**
 * Identifies a database: the identifier of the server's cluster, and the database in it. A physical replica has the
 * same.
 */
const origin = `(select system_identifier::text from pg_control_system()) || '/' ||
  (select oid::text from pg_database where datname = current_database())`

/** Also runs on addresses that no pool is open to. */
export const primaryStateQuery = `select pg_current_wal_flush_lsn()::text as position, ${origin} as origin`

/** Server state that decides whether it may be read from in place of the primary, except its replay position. */
export const replicaSettingsQuery = `select pg_is_in_recovery() as "isReplica", ${origin} as origin,
  current_setting('hot_standby_feedback') = 'on' as "hotStandbyFeedback"`

export interface PrimaryState {
  /** The position up to which its commits visible to others are written. */
  readonly position: string
  readonly origin: string
}

export interface ReplicaSettings {
  readonly isReplica: boolean
  readonly origin: string
  /** Whether the primary keeps the rows that reads here still need. */
  readonly hotStandbyFeedback: boolean
}

export async function getPrimaryState(primary: Database): Promise<PrimaryState> {
  const { rows } = await primary.execute<Row<PrimaryState>>(sql.raw(primaryStateQuery))
  const [seen] = rows
  if (!seen) throw new Error('The primary told nothing of itself')
  return seen
}

/** @returns also whether everything up to that position of the primary has arrived */
export async function getReplicaState(
  replica: Database,
  position: string,
): Promise<ReplicaSettings & { readonly hasAll: boolean }> {
  const { rows } = await replica.execute<Row<ReplicaSettings & { hasAll: boolean }>>(sql`
    ${sql.raw(replicaSettingsQuery)},
    coalesce(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= ${position}::pg_lsn end, false) as "hasAll"`)
  const [seen] = rows
  if (!seen) throw new Error('The replica told nothing of itself')
  return seen
}

/** As a type that Drizzle accepts as a row. */
type Row<Shape> = { [Key in keyof Shape]: Shape[Key] }
