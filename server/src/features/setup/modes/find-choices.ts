import type { RegistrationMode } from '@parleykit/contract/auth/account'
import type { Audience } from '@parleykit/contract/setup/setup'
import { sql } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Choices } from './base/choices-memory.ts'

/** What the operator chose, as it is stored. */
export async function findChoices(database: Queryable): Promise<Choices> {
  const { rows } = await database.execute<{
    audience: Audience | null
    registration: RegistrationMode | null
    has_stripe: boolean
  }>(sql`
    select (select audience from installation_settings) as audience,
      (select value->>'mode' from server_settings where name = 'registration') as registration,
      exists (select from server_settings where name = 'stripe') as has_stripe`)
  const { audience = null, registration = null, has_stripe: hasStripe = false } = rows[0] ?? {}
  return { audience, registration, hasStripe }
}
