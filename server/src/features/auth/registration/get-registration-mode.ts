import type { RegistrationMode } from '@parleykit/contract/auth/account'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { users } from '../base/tables.ts'

/** The present registration mode, from the configured one. It is open while there is no account, so that a new install can be set up. */
export async function getRegistrationMode(
  database: Queryable,
  configured: RegistrationMode,
): Promise<RegistrationMode> {
  if (configured === 'open') return 'open'
  const [user] = await database.select({ id: users.id }).from(users).where(eq(users.isSystem, false)).limit(1)
  return user ? configured : 'open'
}
