import pg from 'pg'
import type { TestOwner } from './make-owner.ts'

/** Gives an account another plan, as if it had been bought. */
export async function setTier(databaseUrl: string, owner: TestOwner, tier: string): Promise<void> {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  // A server that starts takes the admin plan from everybody whom no operator has given it.
  await database.query(
    "update users set subscription_tier = $1, granted_tier = case when $1 = 'admin' then $1 end where id = $2",
    [tier, owner.user.id],
  )
  await database.end()
}
