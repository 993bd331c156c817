import { sql } from './drizzle.ts'
import type { Queryable } from './open-database.ts'

/** A slower answer is too imprecise, in milliseconds. */
export const usefulMs = 1000
const triesMax = 5

/** The database's time, and this process's monotonic time at that moment; null if the answer is too slow. */
export async function getDatabaseTime(
  database: Queryable,
): Promise<{ readonly at: Date; readonly readAtMs: number } | null> {
  for (let tries = 0; tries < triesMax; tries++) {
    const sentMs = performance.now()
    const { rows } = await database.execute<{ ms: string }>(
      sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
    )
    const answeredMs = performance.now()
    if (answeredMs - sentMs < usefulMs)
      return { at: new Date(Number(rows[0]?.ms)), readAtMs: (sentMs + answeredMs) / 2 }
  }
  return null
}
