import { and, eq, sql } from '../database/drizzle.ts'
import type { Transaction } from '../database/index.ts'
import { blobParts, blobs, storedObjects } from './tables.ts'

/** Bytes of one part. */
export const blobPartBytes = 1024 * 1024

/** Content that is read as a stream, such as a file's. */
export interface BlobContent {
  /** In bytes. */
  readonly size: number
  readPart(start: number, length: number): Promise<Uint8Array>
  /** Its key, if it is already in the object store. */
  readonly objectId?: number
}

interface NewBlob {
  readonly content: BlobContent
  readonly mediaType: string
  readonly createdAt: Date
}

/**
 * Stores a blob within the caller's transaction, and its bytes in parts if they aren't in the object store. Returns the
 * blob's ID.
 */
export async function storeBlob(transaction: Transaction, blob: NewBlob): Promise<number> {
  const { content, mediaType, createdAt } = blob
  const { objectId } = content
  if (objectId !== undefined) await adoptObject(transaction, objectId)
  const [row] = await transaction
    .insert(blobs)
    .values({ mediaType, byteLength: content.size, createdAt, objectId: objectId ?? null })
    .returning({ id: blobs.id })
  if (!row) throw new Error('The database returned no blob')
  if (objectId === undefined) await storeParts(transaction, row.id, content)
  return row.id
}

/** Writes a blob's bytes into the database. */
export async function storeParts(
  transaction: Transaction,
  blobId: number,
  content: BlobContent,
): Promise<void> {
  for (let part = 0; part * blobPartBytes < content.size; part++) {
    const bytes = Buffer.from(await content.readPart(part * blobPartBytes, blobPartBytes))
    await transaction.insert(blobParts).values({ blobId, part, bytes })
  }
}

/** Takes an object off the deletion list. An object whose time has expired may already be gone. */
export async function adoptObject(transaction: Transaction, objectId: number): Promise<void> {
  const adopted = await transaction
    .update(storedObjects)
    .set({ deleteAfter: null })
    .where(and(eq(storedObjects.id, objectId), sql`${storedObjects.deleteAfter} > clock_timestamp()`))
    .returning({ id: storedObjects.id })
  if (adopted.length === 0) throw new Error('An object was kept for longer than it may wait for its blob')
}

/** Content that is small enough for memory. */
export function contentInMemory(bytes: Uint8Array): BlobContent {
  return {
    size: bytes.byteLength,
    readPart: async (start, length) => bytes.subarray(start, start + length),
  }
}
