import { isNull, lte, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { previewLifetimes } from './core/preview-lifetimes.ts'
import { findPreview, type KnownPreview } from './find-preview.ts'
import { hashUrl } from './hash-url.ts'
import { linkPreviews } from './tables.ts'

/** Finds a page's preview. If none is valid and no one is reading the page, one caller of all processes claims it. */
export async function claimPreview(
  platform: Platform,
  url: string,
): Promise<KnownPreview | { readonly kind: 'mine'; readonly id: number }> {
  const now = platform.clock()
  const claimedUntil = new Date(now.getTime() + previewLifetimes.claim)
  const [claimed] = await platform.database
    .insert(linkPreviews)
    .values({ urlHash: hashUrl(url), url, claimedUntil })
    .onConflictDoUpdate({
      target: linkPreviews.urlHash,
      set: { claimedUntil },
      setWhere: sql`${isOver(linkPreviews.expiresAt, now)} and ${isOver(linkPreviews.claimedUntil, now)}`,
    })
    .returning({ id: linkPreviews.id })
  return claimed ? { kind: 'mine', id: claimed.id } : findPreview(platform, url)
}

function isOver(instant: typeof linkPreviews.expiresAt | typeof linkPreviews.claimedUntil, now: Date): SQL {
  return sql`(${or(isNull(instant), lte(instant, now))})`
}
