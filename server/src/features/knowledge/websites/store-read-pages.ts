import { setImmediate } from 'node:timers/promises'
import type { JobContext } from '../../../platform/context.ts'
import { and, asc, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { assessEntry, hashText, knowledgeEntries } from '../index.ts'
import type { OpenJob } from './base/find-open-job.ts'
import { readTexts, scrapePages, websitePages } from './base/tables.ts'
import { findWrongCanonicals } from './core/find-wrong-canonicals.ts'
import { type CommonBlocks, findCommonBlocks } from './storing/find-common-blocks.ts'
import { findContactPages } from './storing/find-contact-pages.ts'
import { upsertPageEntry } from './storing/upsert-page-entry.ts'

/** Turns all pages read by a job into entries, without the text that most pages of their site repeat. */
export async function storeReadPages({ platform, signal }: JobContext, job: OpenJob): Promise<void> {
  const { pageId, sourceUrl, title } = readTexts
  const read = await platform.database
    .select({ pageId, url: scrapePages.url, sourceUrl, title })
    .from(readTexts)
    .innerJoin(scrapePages, eq(scrapePages.id, readTexts.pageId))
    .where(and(eq(scrapePages.jobId, job.id), eq(scrapePages.result, 'read')))
    .orderBy(asc(scrapePages.id))
  if (read.length === 0) return
  await keepOwnAddresses(platform, findWrongCanonicals(read, await listNamed(platform, job)))
  const common = await findCommonBlocks(platform, job)
  const contactPages = await findContactPages(platform, job)
  for (const { pageId } of read) {
    signal.throwIfAborted()
    await platform.disk.require()
    await storePage(platform, job, pageId, { common, contactPages })
    await setImmediate()
  }
}

interface Misnamed {
  readonly pageId: number
  readonly url: string
}

/** The entries whose URL is named by pages of the job as their own. */
function listNamed({ database }: Platform, job: OpenJob) {
  return database
    .selectDistinct({
      url: websitePages.url,
      sourceUrl: readTexts.sourceUrl,
      title: knowledgeEntries.fileName,
    })
    .from(readTexts)
    .innerJoin(scrapePages, eq(scrapePages.id, readTexts.pageId))
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.sourceUrl, readTexts.sourceUrl))
    .innerJoin(websitePages, eq(websitePages.entryId, knowledgeEntries.id))
    .where(and(eq(scrapePages.jobId, job.id), eq(websitePages.agentId, job.agentId)))
}

async function keepOwnAddresses({ database }: Platform, pages: readonly Misnamed[]): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { pageId, url } of pages)
      await transaction.update(readTexts).set({ sourceUrl: url }).where(eq(readTexts.pageId, pageId))
  })
}

/** Data about a job's sites once all of its pages are read. */
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
  const entry = await assessEntry({
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
  await upsertPageEntry(platform, job, page, reading, entry)
}
