import { asc, eq } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { users } from './base/tables.ts'
import { type Owner, toOwner } from './base/to-owner.ts'

export interface ListedAccount extends Owner {
  /** When the operator disabled the account. */
  readonly disabledAt: Date | null
}

/** Every account on the server except the product's own, oldest first. */
export async function listAccounts(database: Database): Promise<ListedAccount[]> {
  const rows = await database.select().from(users).where(eq(users.isSystem, false)).orderBy(asc(users.id))
  return rows.map((row) => ({ ...toOwner(row), disabledAt: row.disabledAt }))
}
