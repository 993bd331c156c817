import { randomInt } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/index.ts'

/** The first of an advisory lock's two keys. The second is a process's name. */
const presenceLocks = 0x7061_726c

/** A name that no other process of the database has. */
export function newMember(): number {
  return randomInt(1, 2 ** 31)
}

/** Registers a process for the lifetime of this connection: PostgreSQL frees the lock when the process dies. */
export async function enterPresence(client: ClientBase, member: number): Promise<void> {
  // Shared, since the server may keep a broken connection for a while after the next one exists.
  await client.query('select pg_advisory_lock_shared($1, $2)', [presenceLocks, member])
}

/** Whether a process with that name is connected. */
export async function isPresent(pool: Pool, member: number): Promise<boolean> {
  const { rows } = await pool.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1, $2) as free', [
    presenceLocks,
    member,
  ])
  return rows[0]?.free === false
}

/** The processes of the database, oldest first: their names, and the start of each connection. */
export async function listMembers(database: Queryable): Promise<{ member: number; since: Date }[]> {
  const { rows } = await database.execute<{ member: string; since: string }>(sql`
    select locks.objid::text as member, min(activity.backend_start) as since
    from pg_locks locks join pg_stat_activity activity using (pid)
    where locks.locktype = 'advisory' and locks.classid = ${presenceLocks} and locks.granted
      and activity.datname = current_database()
    group by 1 order by 2`)
  return rows.map(({ member, since }) => ({ member: Number(member), since: new Date(since) }))
}
