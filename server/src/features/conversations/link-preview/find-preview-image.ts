import { readBlob } from '../../../platform/blobs/index.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { linkPreviews } from './tables.ts'

/** The picture of a card, by the key in its address. */
export async function findPreviewImage(
  { database }: Platform,
  key: string,
): Promise<{ bytes: Buffer; mediaType: string }> {
  const [found] = await database
    .select({ blobId: linkPreviews.imageBlobId })
    .from(linkPreviews)
    .where(eq(linkPreviews.imageKey, key))
  const image = found?.blobId == null ? null : await readBlob(database, found.blobId)
  if (image === null) throw notFound('Picture')
  return image
}
