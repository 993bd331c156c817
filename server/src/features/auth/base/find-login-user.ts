import { and, eq, or } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { accountKey } from '../core/account-key.ts'
import { users } from './tables.ts'

/**
 * The user with a typed name in any spelling: with "@" an email address, else a username. An older username with "@"
 * still works if no account has it as its address.
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
