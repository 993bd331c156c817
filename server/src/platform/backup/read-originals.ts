import type pg from 'pg'
import { streamStored } from '../blobs/index.ts'
import type { ObjectStore } from '../object-store/index.ts'
import { encodeFrame } from './frames.ts'

/** Bytes per part in which a restore stores an original: as many as the database has in a row. */
const partBytes = 1024 * 1024

/**
 * Reads the originals in the object store as additional rows of blob parts, so that a backup contains everything. A
 * restore puts them into the database, whatever has happened to the store.
 * @returns the number of these rows
 */
export async function* readOriginals(
  client: pg.Client,
  store: ObjectStore | null,
): AsyncGenerator<Buffer, number> {
  const { rows } = await client.query<{ id: string; key: string; sha256: Buffer }>(`
    select b.id, o.key, o.sha256 from blobs b join stored_objects o on o.id = b.object_id order by b.id`)
  if (rows.length === 0) return 0
  if (store === null)
    throw new Error("Original uploads are stored in S3. Set S3_BUCKET and its keys to the server's values.")
  let count = 0
  for (const { id, key, sha256 } of rows) {
    let part = 0
    for await (const bytes of inParts(streamStored(store, { key, sha256 }))) {
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
