import type { Identity } from '@parleykit/contract/auth/oidc'
import { desc, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { identities } from '../base/tables.ts'

/** The provider identities that sign in to an account, newest first. */
export async function listIdentities(database: Queryable, userId: number): Promise<Identity[]> {
  const rows = await database
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(desc(identities.id))
  return rows.map(({ id, email, createdAt, lastUsedAt }) => ({
    id,
    email,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}
