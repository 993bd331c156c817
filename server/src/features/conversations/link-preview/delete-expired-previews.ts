import { deleteBlobs } from '../../../platform/blobs/index.ts'
import { and, isNull, lte, or, sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { maxPreviews } from './core/preview-lifetimes.ts'
import { linkPreviews } from './tables.ts'

/** Deletes expired previews and those beyond the limit, with their pictures. */
export async function deleteExpiredPreviews({ database, clock }: Platform): Promise<void> {
  const now = clock()
  const isUnclaimed = or(isNull(linkPreviews.claimedUntil), lte(linkPreviews.claimedUntil, now))
  const isOver = or(isNull(linkPreviews.expiresAt), lte(linkPreviews.expiresAt, now))
  const isBeyond = sql`${linkPreviews.id} in (
    select id from ${linkPreviews} order by expires_at desc nulls last offset ${maxPreviews})`
  await database.transaction(async (transaction) => {
    const gone = await transaction
      .delete(linkPreviews)
      .where(and(isUnclaimed, or(isOver, isBeyond)))
      .returning({ imageBlobId: linkPreviews.imageBlobId })
    await deleteBlobs(
      transaction,
      gone.map(({ imageBlobId }) => imageBlobId),
    )
  })
}
