import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  applyMigrations,
  type DatabaseAddress,
  lockSchema,
  type Migration,
  readMigrations,
  withSession,
} from '../database/index.ts'
import { checkBackup } from './check-backup.ts'
import { DamagedBackupError, type Frame } from './frames.ts'
import { copyTarget, listTables, type TableLayout } from './list-tables.ts'
import { expectEnd, nextRecord, readBackup } from './read-backup.ts'
import { listStoredObjects, scheduleDeletion } from './replaced-objects.ts'
import { pauseServers } from './restore-lock.ts'

/**
 * Restores a backup made by this or an older version of ParleyKit or PostgreSQL, and migrates its schema. The whole
 * file is read before the database is touched. Servers that work on the database are asked to step aside until the end.
 * Everything else is one transaction: a restore that fails or is killed leaves the database as it was.
 * @param options.onRestored a last step on the restored tables, within the restore's transaction
 * @param options.replace called within the transaction before the data are replaced; null if the database must be empty
 * @returns whether servers work on the database and continue with the restored data
 * @throws with a message for the operator if the file is damaged or newer, or if the database isn't available for it
 */
export async function restoreBackup(
  address: DatabaseAddress,
  path: string,
  options: {
    replace: ((client: pg.Client) => Promise<void>) | null
    onRestored?: (client: pg.Client) => Promise<void>
  },
  migrations = readMigrations(),
): Promise<{ isServed: boolean }> {
  await explainDamage(path, () => checkBackup(path, migrations))
  return withSession(address, 'begin', async (client) => {
    await lockSchema(client)
    if (!options.replace) await refuseUnlessEmpty(client)
    const isServed = await pauseServers(address, client)
    await refuseWhileServed(client)
    if (options.replace) await options.replace(client)
    else await refuseUnlessEmpty(client) // a server may have written until it stepped aside
    const left = await listStoredObjects(client)
    await emptyDatabase(client)
    await explainDamage(path, () => readInto(client, readBackup(path), migrations))
    await applyMigrations(client, migrations)
    await scheduleDeletion(client, left)
    await options.onRestored?.(client)
    return { isServed }
  })
}

async function explainDamage(path: string, read: () => Promise<void>): Promise<void> {
  try {
    await read()
  } catch (error) {
    if (!isDamage(error)) throw error
    throw new Error(`${path} isn't a complete backup (${error.message}). Nothing was changed.`, {
      cause: error,
    })
  }
}

async function readInto(
  client: pg.Client,
  frames: AsyncGenerator<Frame>,
  migrations: readonly Migration[],
): Promise<void> {
  const start = await nextRecord(frames)
  if (start.kind !== 'start') throw new DamagedBackupError('it has no start')
  // The tables as they were when the backup was taken.
  await applyMigrations(
    client,
    migrations.filter(({ folderMillis }) => folderMillis <= start.schemaVersion),
  )
  for (;;) {
    const record = await nextRecord(frames)
    if (record.kind === 'table') await copyRows(client, record, frames)
    else if (record.kind === 'end') {
      await setSequences(client, record.sequences)
      return expectEnd(frames)
    } else throw new DamagedBackupError('its pieces are out of order')
  }
}

async function setSequences(
  client: pg.Client,
  sequences: readonly { name: string; value: string; isCalled: boolean }[],
): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::text::regclass, $2::bigint, $3)', [
      `public.${pg.escapeIdentifier(name)}`,
      value,
      isCalled,
    ])
}

/**
 * Damage detected by the format, by gzip (Z_), or by PostgreSQL from impossible values and keys (classes 22 and 23).
 */
function isDamage(error: unknown): error is Error {
  if (error instanceof DamagedBackupError) return true
  return error instanceof Error && 'code' in error && /^(Z_|2[23])/.test(String(error.code))
}

/** Connections that their server has closed may exist for another moment. */
const attempts = 20
const pauseMs = 100

/**
 * @throws if a server that can't be asked to step aside, such as one of an older version, works on the database: its
 * caches would still answer from the old data
 */
async function refuseWhileServed(client: pg.Client): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name in ('parleykit', 'parleykit-jobs')`,
    )
    if (rows.length === 0) return
    await sleep(pauseMs)
  }
  throw new Error(`A ParleyKit server is using this database. Stop it, restore, and start it again.`)
}

/** @throws if a table has rows */
async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`select from public.${pg.escapeIdentifier(name)} limit 1`)
    if (rows.length > 0)
      throw new Error('The database already has data. To replace it with the backup, add --replace.')
  }
}

/** Drops the tables and the job queue, which refers to the dropped rows. */
async function emptyDatabase(client: pg.Client): Promise<void> {
  const names = [...(await listTables(client)).map(({ name }) => name), 'migrations']
  for (const name of names)
    await client.query(`drop table if exists public.${pg.escapeIdentifier(name)} cascade`)
  await client.query('drop schema if exists jobs cascade')
}

/** Writes the rows of one table, up to its end in the backup. Generated identities keep the values in the rows. */
async function copyRows(client: pg.Client, table: TableLayout, frames: AsyncGenerator<Frame>): Promise<void> {
  let expected = -1
  async function* rows(): AsyncGenerator<Buffer> {
    // Calls `next` directly: leaving a `for await` would close the frames that the next tables need.
    for (;;) {
      const { value: frame } = await frames.next()
      if (frame?.rows) yield frame.rows
      else if (frame?.record?.kind === 'table-end') {
        expected = frame.record.rows
        return
      } else throw new DamagedBackupError(`the table ${table.name} isn't whole`)
    }
  }
  const name = `public.${pg.escapeIdentifier(table.name)}`
  // The backup already has the rows that the product's triggers write. Foreign keys aren't user triggers.
  await client.query(`alter table ${name} disable trigger user`)
  const copy = client.query(copyFrom(`copy ${copyTarget(table, pg.escapeIdentifier)} from stdin`))
  await pipeline(Readable.from(rows()), copy)
  if (copy.rowCount !== expected) throw new DamagedBackupError(`the table ${table.name} isn't whole`)
  await client.query(`alter table ${name} enable trigger user`)
}
