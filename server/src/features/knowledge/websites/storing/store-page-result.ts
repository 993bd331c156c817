import { limitsOf } from '@parleykit/contract/billing/plans'
import { and, eq, sum } from '../../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { lockAgent } from '../../../agents/index.ts'
import { knowledgeEntries } from '../../index.ts'
import { findKnownPage } from '../base/find-known-page.ts'
import type { OpenJob } from '../base/find-open-job.ts'
import {
  readTexts,
  type ScrapePageRow,
  scrapePages,
  type WebsitePageRow,
  websitePages,
} from '../base/tables.ts'
import { siteOf } from '../core/is-same-site.ts'
import { isLost, type Refusal, type RetryLater, toRefusal } from '../core/page-outcome.ts'
import type { PageOutcome, ReadPage } from '../reading/read-page.ts'
import { pageEntryTitle } from './page-entry-title.ts'
import { storeLinkedFile } from './store-linked-file.ts'

/** A job may hold this many times the text that a plan allows per agent: repeated blocks are removed at its end. */
const roomForRepeats = 2

/** Stores the result of a page, unless that was already done or the page was canceled. */
export async function storePageResult(
  platform: Platform,
  job: OpenJob,
  page: ScrapePageRow,
  outcome: PageOutcome,
): Promise<void> {
  switch (outcome.kind) {
    case 'page':
      return keepText(platform, job, page, outcome)
    case 'file': {
      const unread = await storeLinkedFile(platform, job, page, outcome)
      return unread ? storePageResult(platform, job, page, unread) : undefined
    }
    case 'unchanged':
      return writeUnchanged(platform, job, page, outcome.status)
    case 'refusal':
      return job.isSync && isLost(outcome)
        ? writeGone(platform, job, page, outcome)
        : writeRefusal(platform, page, outcome)
    case 'later':
      return writeLater(platform, page, outcome)
  }
}

const stillWaits = (page: ScrapePageRow) =>
  and(eq(scrapePages.id, page.id), eq(scrapePages.result, 'waiting'))

async function writeRefusal(
  { database }: Platform,
  page: ScrapePageRow,
  { result, reason, status }: Refusal,
): Promise<void> {
  await database
    .update(scrapePages)
    .set({ result, reason, status: status ?? page.status, notBefore: null })
    .where(stillWaits(page))
}

/** For a page that the site reports unchanged: leaves its text and the training alone. */
async function writeUnchanged(
  platform: Platform,
  job: OpenJob,
  page: ScrapePageRow,
  status: number,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: job.agentId })
    const known = await findKnownPage(transaction, job.agentId, page.url)
    const [settled] = await transaction
      .update(scrapePages)
      .set({
        result: 'unchanged',
        reason: "The page hasn't changed.",
        status,
        notBefore: null,
        entryId: known?.entryId ?? null,
        title: await titleOfEntry(transaction, known),
      })
      .where(stillWaits(page))
      .returning({ id: scrapePages.id })
    if (!settled || !known) return
    await transaction
      .update(websitePages)
      .set({ timesGone: 0, checkedAt: platform.clock() })
      .where(eq(websitePages.entryId, known.entryId))
  })
}

/** Counts a page as gone, once per job. Its entry stays until the owner deletes it. */
async function writeGone(
  platform: Platform,
  job: OpenJob,
  page: ScrapePageRow,
  { result, reason, status }: Refusal,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: job.agentId })
    const known = await findKnownPage(transaction, job.agentId, page.url)
    const timesGone = (known?.timesGone ?? 0) + 1
    const [settled] = await transaction
      .update(scrapePages)
      .set({
        result,
        reason,
        status: status ?? page.status,
        notBefore: null,
        entryId: known?.entryId ?? null,
        title: await titleOfEntry(transaction, known),
        timesGone,
      })
      .where(stillWaits(page))
      .returning({ id: scrapePages.id })
    if (!settled || !known) return
    await transaction
      .update(websitePages)
      .set({ timesGone, checkedAt: platform.clock() })
      .where(eq(websitePages.entryId, known.entryId))
  })
}

async function titleOfEntry(transaction: Transaction, known: WebsitePageRow | null): Promise<string | null> {
  if (!known) return null
  const [entry] = await transaction
    .select({ title: knowledgeEntries.fileName })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.id, known.entryId))
  return entry?.title ?? null
}

async function writeLater(
  platform: Platform,
  page: ScrapePageRow,
  { seconds, refusal }: RetryLater,
): Promise<void> {
  await platform.database
    .update(scrapePages)
    .set({
      tries: page.tries + 1,
      notBefore: new Date(platform.clock().getTime() + seconds * 1000),
      reason: refusal ? `${refusal.reason} It'll be retried.` : null,
      status: refusal?.status ?? page.status,
    })
    .where(stillWaits(page))
}

/** Keeps a text until all pages of the job are read. */
async function keepText(
  { database }: Platform,
  job: OpenJob,
  page: ScrapePageRow,
  { sourceUrl, text, contact, title, response }: ReadPage,
): Promise<void> {
  const { status, headers } = response
  const textBytes = Buffer.byteLength(text)
  await database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: job.agentId })
    const isRoom = await hasRoom(transaction, job, textBytes)
    const refusal = toRefusal('plan_limit', 'These pages have more text than your plan allows per agent.')
    const [kept] = await transaction
      .update(scrapePages)
      .set({
        status,
        notBefore: null,
        ...(isRoom
          ? { result: 'read', reason: null, title: pageEntryTitle(title, sourceUrl), textBytes }
          : { result: refusal.result, reason: refusal.reason }),
      })
      .where(stillWaits(page))
      .returning({ id: scrapePages.id })
    if (!kept || !isRoom) return
    await transaction.insert(readTexts).values({
      pageId: page.id,
      sourceUrl,
      site: siteOf(sourceUrl),
      title: pageEntryTitle(title, sourceUrl),
      text,
      contact,
      etag: headers.get('etag'),
      lastModified: headers.get('last-modified'),
    })
  })
}

async function hasRoom(transaction: Transaction, job: OpenJob, textBytes: number): Promise<boolean> {
  const [held] = await transaction
    .select({ bytes: sum(scrapePages.textBytes) })
    .from(scrapePages)
    .where(eq(scrapePages.jobId, job.id))
  const { knowledgeBytes } = limitsOf(job.owner.subscriptionTier)
  return Number(held?.bytes ?? 0) + textBytes <= roomForRepeats * knowledgeBytes
}
