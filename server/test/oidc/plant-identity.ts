import pg from 'pg'
import type { TestOwner } from '../make-owner.ts'

/** Links a sign-in of some provider to an account, as if it had been used; returns its id. */
export async function plantIdentity(databaseUrl: string, owner: TestOwner, email: string): Promise<number> {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const { rows } = await database.query(
    `insert into identities (user_id, issuer, subject, email, created_at, last_used_at)
     values ($1, 'https://issuer.example', $2, $2, now(), now()) returning id`,
    [owner.user.id, email],
  )
  await database.end()
  return Number(rows[0].id)
}
