import { setImmediate } from 'node:timers/promises'
import { and, asc, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { hashText, measureEntry } from '../knowledge/index.ts'
import type { OpenJob } from './find-open-job.ts'
import { type CommonBlocks, findCommonBlocks } from './storing/find-common-blocks.ts'
import { findContactPages } from './storing/find-contact-pages.ts'
import { placeEntry } from './storing/place-entry.ts'
import { readTexts, scrapePages } from './tables.ts'

/** Makes entries of all pages of a job that were read, without what most pages of their site repeat. */
export async function storeReadPages(platform: Platform, job: OpenJob, signal: AbortSignal): Promise<void> {
  const read = await platform.database
    .select({ pageId: readTexts.pageId })
    .from(readTexts)
    .innerJoin(scrapePages, eq(scrapePages.id, readTexts.pageId))
    .where(and(eq(scrapePages.jobId, job.id), eq(scrapePages.result, 'read')))
    .orderBy(asc(scrapePages.id))
  if (read.length === 0) return
  const common = await findCommonBlocks(platform, job)
  const contactPages = await findContactPages(platform, job)
  for (const { pageId } of read) {
    signal.throwIfAborted()
    await storePage(platform, job, pageId, { common, contactPages })
    await setImmediate()
  }
}

/** What is known of the sites of a job when all of its pages were read. */
interface OfSites {
  readonly common: CommonBlocks
  readonly contactPages: ReadonlySet<string>
}

async function storePage(
  platform: Platform,
  job: OpenJob,
  pageId: number,
  { common, contactPages }: OfSites,
): Promise<void> {
  const [found] = await platform.database
    .select({ page: scrapePages, read: readTexts })
    .from(readTexts)
    .innerJoin(scrapePages, eq(scrapePages.id, readTexts.pageId))
    .where(eq(readTexts.pageId, pageId))
  if (!found) return
  const { page, read } = found
  const contact = contactPages.has(read.sourceUrl) && read.contact !== '' ? `\n\n${read.contact}` : ''
  const entry = await measureEntry({
    fileName: read.title,
    fileType: 'website',
    text: common.leaveOut(read) + contact,
    sourceUrl: read.sourceUrl,
    facts: { title: read.title, canonicalUrl: read.sourceUrl, readAt: platform.clock().toISOString() },
  })
  const reading = {
    sourceUrl: read.sourceUrl,
    contentHash: hashText(read.text + contact),
    etag: read.etag,
    lastModified: read.lastModified,
  }
  await placeEntry(platform, job, page, reading, entry)
}
