import { eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { users } from './base/tables.ts'
import { type Owner, toOwner } from './base/to-owner.ts'

/** The account holder with this ID, for work without a request. Null if the account is gone. */
export async function findOwner(database: Queryable, ownerId: number): Promise<Owner | null> {
  const [row] = await database.select().from(users).where(eq(users.id, ownerId))
  return row ? toOwner(row) : null
}
