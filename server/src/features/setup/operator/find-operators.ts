import { and, eq, isNull, min } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { users } from '../../auth/index.ts'

interface Operators {
  /** Accounts with the admin plan by grant. */
  readonly ids: readonly number[]
  /** The server's first account. Null if there is none. */
  readonly firstId: number | null
}

/** Who operates this server: accounts that were granted the admin plan, at the terminal or on /setup. */
export async function findOperators(database: Queryable): Promise<Operators> {
  const granted = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.grantedTier, 'admin'), isNull(users.disabledAt)))
  const [first] = await database
    .select({ id: min(users.id) })
    .from(users)
    .where(eq(users.isSystem, false))
  return { ids: granted.map(({ id }) => id), firstId: first?.id ?? null }
}
