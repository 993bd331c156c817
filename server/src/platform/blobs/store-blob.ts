import type { Transaction } from '../database/index.ts'
import { blobParts, blobs } from './tables.ts'

/** Bytes of one part. */
const blobPartBytes = 1024 * 1024

/** Bytes that are fetched piece by piece, such as those of a file. */
export interface BlobContent {
  /** In bytes. */
  readonly size: number
  readPart(start: number, length: number): Promise<Uint8Array>
}

/** Stores bytes in parts as a piece of the caller's transaction; returns the blob's id. */
export async function storeBlob(
  transaction: Transaction,
  blob: { content: BlobContent; mediaType: string; createdAt: Date },
): Promise<number> {
  const { content, mediaType, createdAt } = blob
  const [row] = await transaction
    .insert(blobs)
    .values({ mediaType, byteLength: content.size, createdAt })
    .returning({ id: blobs.id })
  if (!row) throw new Error('The database returned no blob')
  for (let part = 0; part * blobPartBytes < content.size; part++) {
    const bytes = Buffer.from(await content.readPart(part * blobPartBytes, blobPartBytes))
    await transaction.insert(blobParts).values({ blobId: row.id, part, bytes })
  }
  return row.id
}

/** Content that is small enough to stand in memory. */
export function contentInMemory(bytes: Uint8Array): BlobContent {
  return {
    size: bytes.byteLength,
    readPart: async (start, length) => bytes.subarray(start, start + length),
  }
}
