import { and, eq, or } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { accountKey } from '../core/account-key.ts'
import { users } from './tables.ts'

/**
 * Whom a typed name means, however it is spelt: with "@" an e-mail address, else a username. A username with "@"
 * from before those were refused still works where it is nobody's address.
 */
export async function findLoginUser(
  database: Queryable,
  name: string,
): Promise<typeof users.$inferSelect | null> {
  const key = accountKey(name)
  const found = await database
    .select()
    .from(users)
    .where(and(or(eq(users.usernameKey, key), eq(users.emailKey, key)), eq(users.isSystem, false)))
  return found.find(({ emailKey }) => emailKey === key) ?? found[0] ?? null
}
