import type { Passkey } from '@parleykit/contract/auth/passkeys'
import { desc, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { passkeys } from '../base/tables.ts'
import { toPasskey } from './to-passkey.ts'

/** The passkeys of an account, newest first. */
export async function listPasskeys(database: Queryable, userId: number): Promise<Passkey[]> {
  const rows = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.id))
  return rows.map(toPasskey)
}
