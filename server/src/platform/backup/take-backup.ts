import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { streamObject } from '../blobs/index.ts'
import { createPrivateFolder } from '../data-folder/create-private-folder.ts'
import { type DatabaseAddress, getSchemaVersion, withSession } from '../database/index.ts'
import type { ObjectStore } from '../object-store/index.ts'
import { encodeFrame } from './frames.ts'
import { copySource, listTables } from './list-tables.ts'

/**
 * Writes a snapshot of the whole database to a gzipped file while others keep working on it. Leaves out the job queue:
 * the tables record what needs to be done, and a server start requests it again. The file appears under its name only
 * when it is complete and on disk. An existing file is never overwritten.
 * @param options.store the object store with the originals, which are written as if they were in the database
 * @param options.bytesMax the backup is aborted if its file would get larger
 * @returns its size in bytes
 */
export async function takeBackup(
  address: DatabaseAddress,
  path: string,
  {
    store = null,
    bytesMax = Number.POSITIVE_INFINITY,
  }: { store?: ObjectStore | null; bytesMax?: number } = {},
): Promise<number> {
  if (await stat(path).catch(() => undefined)) throw new Error(`${path} already exists.`)
  const folder = dirname(path)
  await createPrivateFolder(folder).catch((cause: Error) => {
    throw new Error(`The backup folder ${folder} can't be created: ${cause.message}.`, { cause })
  })
  const unfinished = `${path}.unfinished`
  try {
    await withSession(address, 'begin isolation level repeatable read read only', (client) =>
      pipeline(
        readDatabase(client, store),
        createGzip({ level: 1 }),
        async function* (packed: AsyncIterable<Buffer>) {
          let bytes = 0
          for await (const chunk of packed) {
            bytes += chunk.byteLength
            if (bytes > bytesMax) throw new Error('The backup was stopped because the disk would be full.')
            yield chunk
          }
        },
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      ),
    )
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return (await stat(path)).size
}

async function* readDatabase(client: pg.Client, store: ObjectStore | null): AsyncGenerator<Buffer> {
  const schemaVersion = await getSchemaVersion(client)
  const takenAt = new Date().toISOString()
  yield encodeFrame({ record: { kind: 'start', format: 'parleykit-backup-1', takenAt, schemaVersion } })
  const tables = await listTables(client)
  const hasObjects = tables.some(({ name }) => name === 'stored_objects')
  for (const table of tables) {
    yield encodeFrame({ record: { kind: 'table', ...table } })
    const copy = client.query(copyTo(`copy (${copySource(table, pg.escapeIdentifier)}) to stdout`))
    for await (const rows of copy) yield encodeFrame({ rows })
    const originals = hasObjects && table.name === 'blob_parts' ? yield* readOriginals(client, store) : 0
    yield encodeFrame({ record: { kind: 'table-end', rows: copy.rowCount + originals } })
  }
  // Sequences aren't part of snapshots. Read last, they are past every row that was written.
  const { rows: sequences } = await client.query<{ name: string; value: string; isCalled: boolean }>(`
    select sequencename::text as name, coalesce(last_value, start_value)::text as value,
      last_value is not null as "isCalled"
    from pg_sequences where schemaname = 'public' and sequencename <> 'migrations_id_seq' order by 1`)
  yield encodeFrame({ record: { kind: 'end', sequences } })
}

/** Bytes per part in which a restore stores an original: as many as the database has in a row. */
const partBytes = 1024 * 1024

/**
 * Reads the originals in the object store as additional rows of blob parts, so that a backup contains everything. A
 * restore puts them into the database, whatever has happened to the store.
 * @returns the number of these rows
 */
async function* readOriginals(client: pg.Client, store: ObjectStore | null): AsyncGenerator<Buffer, number> {
  const { rows } = await client.query<{ id: string; key: string; sha256: Buffer }>(`
    select b.id, o.key, o.sha256 from blobs b join stored_objects o on o.id = b.object_id order by b.id`)
  if (rows.length === 0) return 0
  if (store === null)
    throw new Error("Original uploads are stored in S3. Set S3_BUCKET and its keys to the server's values.")
  let count = 0
  for (const { id, key, sha256 } of rows) {
    let part = 0
    for await (const bytes of inParts(streamObject(store, { key, sha256 }))) {
      yield encodeFrame({ rows: Buffer.from(`${id}\t${part++}\t\\\\x${bytes.toString('hex')}\n`) })
      count++
    }
  }
  return count
}

async function* inParts(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const piece of pieces) {
    held.push(piece)
    size += piece.byteLength
    if (size < partBytes) continue
    let whole = Buffer.concat(held)
    for (; whole.byteLength >= partBytes; whole = whole.subarray(partBytes))
      yield whole.subarray(0, partBytes)
    held = [whole]
    size = whole.byteLength
  }
  if (size > 0) yield Buffer.concat(held)
}
