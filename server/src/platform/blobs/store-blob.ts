import type { Transaction } from '../database/index.ts'
import { blobParts, blobs } from './tables.ts'

/** Bytes of one part. */
const blobPartBytes = 1024 * 1024

/** Stores bytes in parts as a piece of the caller's transaction; returns the blob's id. */
export async function storeBlob(
  transaction: Transaction,
  blob: { bytes: Uint8Array; mediaType: string; createdAt: Date },
): Promise<number> {
  const { bytes, mediaType, createdAt } = blob
  const [row] = await transaction
    .insert(blobs)
    .values({ mediaType, byteLength: bytes.byteLength, createdAt })
    .returning({ id: blobs.id })
  if (!row) throw new Error('The database returned no blob')
  for (let part = 0; part * blobPartBytes < bytes.byteLength; part++) {
    const piece = Buffer.from(bytes.subarray(part * blobPartBytes, (part + 1) * blobPartBytes))
    await transaction.insert(blobParts).values({ blobId: row.id, part, bytes: piece })
  }
  return row.id
}
