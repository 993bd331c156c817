import { sql } from './drizzle.ts'
import type { Queryable } from './open-database.ts'

/** An answer that took longer says too little of the time, in milliseconds. */
export const usefulMs = 1000
const triesMax = 5

/** What the database's clock says, and where this process's monotonic one stood then; null where it is too slow to say. */
export async function readDatabaseTime(
  database: Queryable,
): Promise<{ readonly at: Date; readonly readAtMs: number } | null> {
  for (let tries = 0; tries < triesMax; tries++) {
    const askedMs = performance.now()
    const { rows } = await database.execute<{ ms: string }>(
      sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
    )
    const answeredMs = performance.now()
    if (answeredMs - askedMs < usefulMs)
      return { at: new Date(Number(rows[0]?.ms)), readAtMs: (askedMs + answeredMs) / 2 }
  }
  return null
}
