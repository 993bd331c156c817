import { count, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { passkeys } from '../base/tables.ts'

/** How many passkeys sign in to an account. */
export async function countPasskeys(database: Queryable, userId: number): Promise<number> {
  const [counted] = await database.select({ all: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return counted?.all ?? 0
}
