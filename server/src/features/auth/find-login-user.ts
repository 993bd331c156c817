import { eq, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { users } from './tables.ts'

/**
 * Whom a typed name means, as `accountKey` compares it: with "@" an e-mail address, else a username. A username with "@"
 * from before those were refused still works where it is nobody's address.
 */
export async function findLoginUser(
  database: Queryable,
  name: string,
): Promise<typeof users.$inferSelect | null> {
  const found = await database
    .select()
    .from(users)
    .where(or(eq(users.usernameKey, name), eq(users.emailKey, name)))
  return found.find(({ emailKey }) => emailKey === name) ?? found[0] ?? null
}
