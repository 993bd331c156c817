import { createHash } from 'node:crypto'
import { and, eq } from '../database/drizzle.ts'
import type { Queryable } from '../database/index.ts'
import { type ObjectStore, ObjectStoreError } from '../object-store/index.ts'
import { blobPartBytes } from './store-blob.ts'
import { blobParts, blobs, storedObjects } from './tables.ts'

interface Place {
  readonly byteLength: number
  /** Null if the bytes are in parts in the database. */
  readonly key: string | null
  readonly sha256: Buffer | null
}

/**
 * A blob's bytes as a stream, so that large ones are never in memory as a whole. It continues after a broken
 * connection, or if the blob is moved meanwhile. It yields all bytes or throws.
 * Yields nothing if there is no such blob.
 */
export async function* streamBlob(
  database: Queryable,
  store: ObjectStore | null,
  blobId: number,
): AsyncGenerator<Buffer> {
  const digest = createHash('sha256')
  let expected: Buffer | null = null
  let given = 0
  for (;;) {
    const place = await findPlace(database, blobId)
    if (!place && given === 0) return
    expected = place?.sha256 ?? expected
    const before = given
    try {
      if (place && given < place.byteLength)
        for await (const piece of place.key === null
          ? readParts(database, blobId, given)
          : readObject(store, place.key, given)) {
          given += piece.byteLength
          digest.update(piece)
          yield piece
        }
    } catch (error) {
      if (!(error instanceof ObjectStoreError) || given === before) throw error
    }
    if (given === place?.byteLength) break
    if (given === before) throw new Error('A file ended too early')
  }
  if (expected && !digest.digest().equals(expected)) throw new Error('A file is not what was stored')
}

async function findPlace(database: Queryable, blobId: number): Promise<Place | undefined> {
  const [place] = await database
    .select({ byteLength: blobs.byteLength, key: storedObjects.key, sha256: storedObjects.sha256 })
    .from(blobs)
    .leftJoin(storedObjects, eq(storedObjects.id, blobs.objectId))
    .where(eq(blobs.id, blobId))
  return place
}

async function* readParts(database: Queryable, blobId: number, start: number): AsyncGenerator<Buffer> {
  for (let at = start; ; ) {
    const part = Math.floor(at / blobPartBytes)
    const [found] = await database
      .select({ bytes: blobParts.bytes })
      .from(blobParts)
      .where(and(eq(blobParts.blobId, blobId), eq(blobParts.part, part)))
    const bytes = found?.bytes.subarray(at - part * blobPartBytes)
    if (!bytes || bytes.byteLength === 0) return
    yield bytes
    at += bytes.byteLength
  }
}

function readObject(store: ObjectStore | null, key: string, start: number): AsyncGenerator<Buffer> {
  // If S3_BUCKET was set in the past, there are still files in that store.
  if (store === null) throw new ObjectStoreError('NotConfigured')
  return store.read(key, start)
}
