import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashUrl } from './hash-url.ts'
import { type LinkPreviewRow, linkPreviews } from './tables.ts'

/** A preview that is still valid, or none. */
export type CachedPreview =
  | { readonly kind: 'known'; readonly row: LinkPreviewRow }
  | { readonly kind: 'unknown' }

/** Finds the valid preview of a page. */
export async function findCachedPreview({ database, clock }: Platform, url: string): Promise<CachedPreview> {
  const [row] = await database
    .select()
    .from(linkPreviews)
    .where(eq(linkPreviews.urlHash, hashUrl(url)))
  const isFresh = row?.expiresAt != null && row.expiresAt > clock()
  return row && isFresh ? { kind: 'known', row } : { kind: 'unknown' }
}
