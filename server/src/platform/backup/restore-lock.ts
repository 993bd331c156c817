import pg from 'pg'
import { type DatabaseAddress, lockSchema, withSession } from '../database/index.ts'

/** An arbitrary number. Servers share this lock while they work on the database; a restore takes it exclusively. */
const serverLock = 7_203_115
const channel = 'parleykit_restore'

/**
 * How long servers may take to finish their work, in milliseconds. Longer than all their own grace periods together.
 */
const patienceMs = 30_000

/**
 * Registers that a server works on the database until `client` ends, and listens for restores. Waits for a restore that
 * is in progress.
 * @returns an identifier of the database's content: a restore creates the table again, which changes its oid
 */
export async function registerServer(client: pg.Client): Promise<string> {
  await client.query('begin')
  await lockSchema(client)
  await client.query(`listen ${channel}`)
  await client.query('select pg_advisory_lock_shared($1)', [serverLock])
  const { rows } = await client.query(`select to_regclass('public.migrations')::oid::text as content`)
  await client.query('commit')
  return String(rows[0]?.content)
}

/** Lets a restore proceed and waits until it has ended or failed. */
export async function releaseServerLock(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1)', [serverLock])
  await client.query('begin')
  await lockSchema(client)
  await client.query('commit')
}

/**
 * Asks all servers to step aside, and keeps them there until the transaction of `client`, which has locked the schema,
 * ends.
 * @returns whether there were any
 * @throws if one doesn't step aside in time
 */
export async function pauseServers(address: DatabaseAddress, client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as free', [serverLock])
  if (rows[0]?.free) return false
  // NOTIFY is sent when its transaction commits, so it needs a separate one.
  await withSession(address, 'begin', (other) => other.query(`notify ${channel}`))
  try {
    await client.query(`set local lock_timeout = ${patienceMs}`)
    await client.query('select pg_advisory_xact_lock($1)', [serverLock])
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

export function isRestoreNotification(notification: pg.Notification): boolean {
  return notification.channel === channel
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03'
}
