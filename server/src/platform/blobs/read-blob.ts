import { asc, eq } from '../database/drizzle.ts'
import type { Queryable } from '../database/index.ts'
import { blobParts, blobs } from './tables.ts'

/** A stored blob with all of its bytes, or null. */
export async function readBlob(
  database: Queryable,
  blobId: number,
): Promise<{ bytes: Buffer; mediaType: string } | null> {
  const [blob] = await database.select().from(blobs).where(eq(blobs.id, blobId))
  if (!blob) return null
  const parts = await database
    .select({ bytes: blobParts.bytes })
    .from(blobParts)
    .where(eq(blobParts.blobId, blobId))
    .orderBy(asc(blobParts.part))
  return { bytes: Buffer.concat(parts.map((part) => part.bytes)), mediaType: blob.mediaType }
}
