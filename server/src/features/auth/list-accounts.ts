import { asc } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { users } from './tables.ts'
import { type Owner, toOwner } from './to-owner.ts'

/** Every account of the server, the oldest first. */
export async function listAccounts(database: Database): Promise<Owner[]> {
  return (await database.select().from(users).orderBy(asc(users.id))).map(toOwner)
}
