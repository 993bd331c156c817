import pg from 'pg'
import { type DatabaseAddress, lockSchema, withSession } from '../database/index.ts'

/** Any number: a server shares this lock while it works on the database; a restore takes it alone. */
const presenceLock = 7_203_115
const channel = 'parleykit_restore'

/** How long servers may take to end what they do, in milliseconds. Longer than their own graces together. */
const patienceMs = 30_000

/**
 * Says that a server works on the database from now on, until `client` ends, and listens for restores. A restore
 * that is under way is waited for.
 * @returns what names this content of the database: a restore makes the table anew, and with it its oid
 */
export async function announcePresence(client: pg.Client): Promise<string> {
  await client.query('begin')
  await lockSchema(client)
  await client.query(`listen ${channel}`)
  await client.query('select pg_advisory_lock_shared($1)', [presenceLock])
  const { rows } = await client.query(`select to_regclass('public.migrations')::oid::text as content`)
  await client.query('commit')
  return String(rows[0]?.content)
}

/** Lets a restore go on and waits until it has ended, in whatever way. */
export async function stepAside(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1)', [presenceLock])
  await client.query('begin')
  await lockSchema(client)
  await client.query('commit')
}

/**
 * Asks all servers to step aside, and keeps them there until the transaction of `client`, which has locked the
 * schema, ends.
 * @returns whether there were any
 * @throws when one doesn't in time
 */
export async function askServersAside(address: DatabaseAddress, client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as free', [presenceLock])
  if (rows[0]?.free) return false
  // A notice goes out with its transaction's commit, so it needs one of its own.
  await withSession(address, 'begin', (other) => other.query(`notify ${channel}`))
  try {
    await client.query(`set local lock_timeout = ${patienceMs}`)
    await client.query('select pg_advisory_xact_lock($1)', [presenceLock])
    await client.query('set local lock_timeout to default')
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    throw new Error(
      `A ParleyKit server on this database didn't pause within ${patienceMs / 1000} s. Nothing was changed. ` +
        'Try again, or stop it, restore, and start it again.',
      { cause: error },
    )
  }
  return true
}

export function isNoticeOfRestore(notification: pg.Notification): boolean {
  return notification.channel === channel
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03'
}
