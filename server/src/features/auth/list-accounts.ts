import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { users } from './base/tables.ts'
import { type Owner, toOwner } from './base/to-owner.ts'

export interface ListedAccount extends Owner {
  /** Since when the operator has shut it. */
  readonly disabledAt: Date | null
}

/** Every account of the server but the product's own, the oldest first. */
export async function listAccounts(database: Database): Promise<ListedAccount[]> {
  const rows = await database.select().from(users).where(eq(users.isSystem, false)).orderBy(asc(users.id))
  return rows.map((row) => ({ ...toOwner(row), disabledAt: row.disabledAt }))
}
