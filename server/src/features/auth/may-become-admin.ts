import { eq, sql } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { users } from './base/tables.ts'
import type { Owner } from './base/to-owner.ts'

/**
 * Whether this is the server's first account and there is no admin yet. Such an account is told how to become admin.
 */
export async function mayBecomeAdmin(
  { database }: Pick<Platform, 'database'>,
  owner: Owner,
): Promise<boolean> {
  if (owner.subscriptionTier === 'admin') return false
  const [found] = await database
    .select({
      first: sql<string | null>`min(${users.id})`,
      admins: sql<string>`count(*) filter (where ${users.subscriptionTier} = 'admin')`,
    })
    .from(users)
    .where(eq(users.isSystem, false))
  return Number(found?.first) === owner.id && Number(found?.admins) === 0
}
