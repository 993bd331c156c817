import { randomInt } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'

/** The first of an advisory lock's two keys; a process's name is the second. */
const presenceLocks = 0x7061_726c

/** A name that no other process of the database has. */
export function newMember(): number {
  return randomInt(1, 2 ** 31)
}

/** Says that a process is there for as long as this connection is: PostgreSQL frees the lock when the process dies. */
export async function enterPresence(client: ClientBase, member: number): Promise<void> {
  // Shared, since the server may hold on to a connection that broke for a while after the next one has come.
  await client.query('select pg_advisory_lock_shared($1, $2)', [presenceLocks, member])
}

/** Whether a process of that name is there. */
export async function isPresent(pool: Pool, member: number): Promise<boolean> {
  const { rows } = await pool.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1, $2) as free', [
    presenceLocks,
    member,
  ])
  return rows[0]?.free === false
}
