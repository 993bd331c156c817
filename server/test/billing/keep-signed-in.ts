import { sql } from '../../src/platform/database/drizzle.ts'
import type { TestApp } from '../create-test-app.ts'

/** Sessions last a month: those of a test live through any leap of its clock. */
export async function keepSignedIn(app: TestApp, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + 24 * 3600_000)
  await app
    .platform()
    .database.execute(
      sql`update sessions set last_seen_at = ${now.toISOString()}, expires_at = ${ends.toISOString()}`,
    )
}
