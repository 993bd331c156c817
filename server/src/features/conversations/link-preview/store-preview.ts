import { randomBytes } from 'node:crypto'
import { contentInMemory, deleteBlobs, storeBlob } from '../../../platform/blobs/index.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import type { PageCard } from '../../../platform/extraction/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { previewLifetimes } from './core/preview-lifetimes.ts'
import { type LinkPreviewRow, linkPreviews } from './tables.ts'

/** Replaces a page's preview with what was read, or with a failure (`card` null). */
export async function storePreview(
  platform: Platform,
  { id, card, image }: { readonly id: number; readonly card: PageCard | null; readonly image: Buffer | null },
): Promise<LinkPreviewRow | null> {
  const now = platform.clock()
  const outcome = card === null ? 'failed' : 'read'
  return platform.database.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(linkPreviews)
      .where(eq(linkPreviews.id, id))
      .for('update')
    if (!before) return null
    const blob = image && { content: contentInMemory(image), mediaType: 'image/webp', createdAt: now }
    const imageBlobId = blob && (await storeBlob(transaction, blob))
    const [row] = await transaction
      .update(linkPreviews)
      .set({
        title: card?.title ?? null,
        description: card?.description ?? null,
        siteName: card?.siteName ?? null,
        imageBlobId,
        imageKey: imageBlobId === null ? null : randomBytes(16).toString('base64url'),
        outcome,
        expiresAt: new Date(now.getTime() + previewLifetimes[outcome]),
        claimedUntil: null,
      })
      .where(eq(linkPreviews.id, id))
      .returning()
    await deleteBlobs(transaction, [before.imageBlobId])
    return row ?? null
  })
}
