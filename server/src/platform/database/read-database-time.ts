import { sql } from './drizzle.ts'
import type { Queryable } from './open-database.ts'

/** What the database's clock says, and where this process's monotonic one stood then. */
export async function readDatabaseTime(database: Queryable): Promise<[at: Date, readAtMs: number]> {
  const askedMs = performance.now()
  const { rows } = await database.execute<{ ms: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  )
  return [new Date(Number(rows[0]?.ms)), (askedMs + performance.now()) / 2]
}
