import { sql } from '../../../platform/database/drizzle.ts'
import { type Queryable, readMigrations } from '../../../platform/database/index.ts'

export interface DatabaseState {
  readonly version: string
  readonly bytes: number
  readonly migrations: { readonly applied: number; readonly known: number }
}

/** The database's version and size, and whether its schema matches this version. */
export async function readDatabaseState(database: Queryable): Promise<DatabaseState> {
  const { rows } = await database.execute<{ version: string; bytes: string; applied: string }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select count(*) from public.migrations) as applied`)
  const { version = '', bytes = '0', applied = '0' } = rows[0] ?? {}
  const known = readMigrations().length
  return { version, bytes: Number(bytes), migrations: { applied: Number(applied), known } }
}

/** Original uploads and images, wherever their bytes are. */
export async function readFilesState(
  database: Queryable,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const { rows } = await database.execute<{ count: string; bytes: string }>(
    sql`select count(*) as count, coalesce(sum(byte_length), 0) as bytes from blobs`,
  )
  const { count = '0', bytes = '0' } = rows[0] ?? {}
  return { count: Number(count), bytes: Number(bytes) }
}
