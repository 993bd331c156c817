import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import {
  applyMigrations,
  type DatabaseAddress,
  lockSchema,
  type Migration,
  readMigrations,
  withSession,
} from '../database/index.ts'
import { emptyDatabase, refuseUnlessEmpty, refuseWhileServed } from './clear-way.ts'
import { copyRows } from './copy-rows.ts'
import { DamagedBackupError, decodeFrames, type Frame } from './frames.ts'
import type { BackupRecord } from './records.ts'

/**
 * Brings a backup back, made by this or an older version of ParleyKit or PostgreSQL, and its schema up to date. All
 * of it is one transaction: a restore that fails leaves the database as it was.
 * @param options.replace whether what the database holds may be replaced
 * @throws with a message for the operator when the file is damaged or newer, or the database isn't free for it
 */
export async function restoreBackup(
  address: DatabaseAddress,
  path: string,
  options: { replace: boolean },
  migrations = readMigrations(),
): Promise<void> {
  await withSession(address, 'begin', async (client) => {
    await lockSchema(client)
    await refuseWhileServed(client)
    if (!options.replace) await refuseUnlessEmpty(client)
    await emptyDatabase(client)
    try {
      await readInto(client, decodeFrames(unzip(path)), migrations)
    } catch (error) {
      if (!isDamage(error)) throw error
      throw new Error(`${path} is no complete backup (${error.message}). Nothing was changed.`, {
        cause: error,
      })
    }
    await applyMigrations(client, migrations)
  })
}

function unzip(path: string): AsyncIterable<Buffer> {
  const bytes = createGunzip({ chunkSize: 256 * 1024 })
  // What goes wrong reaches the one who reads the bytes.
  pipeline(createReadStream(path), bytes, () => {})
  return bytes
}

async function readInto(
  client: pg.Client,
  frames: AsyncGenerator<Frame>,
  migrations: readonly Migration[],
): Promise<void> {
  const start = await nextRecord(frames)
  if (start.kind !== 'start') throw new DamagedBackupError('it has no start')
  await makeSchema(client, start.schemaVersion, migrations)
  for (;;) {
    const record = await nextRecord(frames)
    if (record.kind === 'table') await copyRows(client, record, frames)
    else if (record.kind === 'end') return setSequences(client, record.sequences)
    else throw new DamagedBackupError('its pieces are out of order')
  }
}

/** Makes the tables as they were when the backup was taken. */
async function makeSchema(
  client: pg.Client,
  schemaVersion: number,
  migrations: readonly Migration[],
): Promise<void> {
  if (schemaVersion > (migrations.at(-1)?.folderMillis ?? 0))
    throw new Error('The backup was made by a newer version of ParleyKit. Restore it with that version.')
  await applyMigrations(
    client,
    migrations.filter(({ folderMillis }) => folderMillis <= schemaVersion),
  )
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

async function nextRecord(frames: AsyncGenerator<Frame>): Promise<BackupRecord> {
  const { value } = await frames.next()
  if (!value?.record)
    throw new DamagedBackupError(value ? 'its pieces are out of order' : 'it ends too early')
  return value.record
}

/** Damage that the format finds, gzip (Z_), or PostgreSQL by values and keys that can't be (classes 22 and 23). */
function isDamage(error: unknown): error is Error {
  if (error instanceof DamagedBackupError) return true
  return error instanceof Error && 'code' in error && /^(Z_|2[23])/.test(String(error.code))
}
