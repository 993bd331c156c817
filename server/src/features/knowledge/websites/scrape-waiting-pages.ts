import { setTimeout as sleep } from 'node:timers/promises'
import PQueue from 'p-queue'
import type { JobContext } from '../../../platform/context.ts'
import { and, asc, eq, sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { knowledgeEntries } from '../index.ts'
import { findKnownPage } from './base/find-known-page.ts'
import type { OpenJob } from './base/find-open-job.ts'
import { type ScrapePageRow, scrapeJobs, scrapePages } from './base/tables.ts'
import { interleave } from './core/interleave.ts'
import { readPage } from './reading/read-page.ts'
import { storePageResult } from './storing/store-page-result.ts'

/** After this many milliseconds a job gives way to others. */
const turnMs = 30_000
/** A job that would have to wait longer gives way to others meanwhile. */
const longestWaitMs = 3000
const cancelLookMs = 1000
/** Concurrent pages per job: two being fetched, two being read. */
const pagesAtOnce = 4

/**
 * Reads the waiting pages of a job and settles each separately.
 * @returns seconds until the next turn; null if no page is waiting anymore
 */
export async function scrapeWaitingPages(
  { platform, signal }: JobContext,
  job: OpenJob,
): Promise<number | null> {
  const endsAt = performance.now() + turnMs
  const cancelled = watchForCancel(platform, job.id)
  try {
    return await readUntil(platform, job, endsAt, AbortSignal.any([signal, cancelled.signal]))
  } catch (error) {
    if (signal.aborted || !cancelled.signal.aborted) throw error
    return null
  } finally {
    cancelled.stop()
  }
}

async function readUntil(
  platform: Platform,
  job: OpenJob,
  endsAt: number,
  signal: AbortSignal,
): Promise<number | null> {
  const resting: Resting = new Map()
  const timeOf = ({ url, notBefore }: ScrapePageRow) =>
    Math.max(notBefore?.getTime() ?? 0, resting.get(hostOf(url)) ?? 0)
  for (;;) {
    const waiting = await listWaiting(platform, job.id)
    if (waiting.length === 0) return null
    const now = platform.clock().getTime()
    const due = waiting.filter((page) => timeOf(page) <= now)
    const waitMs = due.length > 0 ? 0 : Math.min(...waiting.map(timeOf)) - now
    if (waitMs > longestWaitMs || performance.now() > endsAt) return waitMs / 1000
    if (waitMs > 0) await sleep(waitMs, undefined, { signal })
    else await readAll(platform, job, due, { endsAt, resting, signal })
  }
}

/** Checks every second whether a job was canceled or deleted, so that work in progress then ends too. */
function watchForCancel({ database }: Platform, jobId: number): { signal: AbortSignal; stop(): void } {
  const cancelled = new AbortController()
  const look = async () => {
    const [job] = await database
      .select({ status: scrapeJobs.status })
      .from(scrapeJobs)
      .where(eq(scrapeJobs.id, jobId))
    if (job?.status !== 'processing') cancelled.abort()
  }
  // A temporary database failure says nothing about the job.
  const timer = setInterval(() => void look().catch(() => {}), cancelLookMs)
  return { signal: cancelled.signal, stop: () => clearInterval(timer) }
}

/** When paused hosts may be requested again, by `Date.getTime()`. */
type Resting = Map<string, number>

function hostOf(url: string): string {
  return new URL(url).host
}

function listWaiting(platform: Platform, jobId: number): Promise<ScrapePageRow[]> {
  return platform.database
    .select()
    .from(scrapePages)
    .where(and(eq(scrapePages.jobId, jobId), eq(scrapePages.result, 'waiting')))
    .orderBy(asc(scrapePages.id))
}

interface Turn {
  readonly endsAt: number
  readonly resting: Resting
  readonly signal: AbortSignal
}

async function readAll(
  platform: Platform,
  job: OpenJob,
  pages: readonly ScrapePageRow[],
  { endsAt, resting, signal }: Turn,
): Promise<void> {
  const queue = new PQueue({ concurrency: pagesAtOnce })
  const readOne = async (page: ScrapePageRow) => {
    signal.throwIfAborted()
    await platform.disk.require()
    const host = hostOf(page.url)
    if (performance.now() > endsAt || resting.has(host) || !(await stillWaits(platform, page.id))) return
    const known = await findKnownPage(platform.database, job.agentId, page.url)
    const { etag = null, lastModified = null } = (job.isSync && known) || {}
    const knownAs = known && (await findSourceUrl(platform, known.entryId))
    const outcome = await readPage(platform, { ...page, etag, lastModified, knownAs }, signal)
    if (outcome.kind === 'later' && !outcome.refusal)
      resting.set(host, platform.clock().getTime() + outcome.seconds * 1000)
    else await storePageResult(platform, job, page, outcome)
  }
  resting.clear()
  try {
    const ordered = interleave(pages, ({ url }) => hostOf(url))
    await Promise.all(ordered.map((page) => queue.add(() => readOne(page))))
  } catch (error) {
    queue.clear()
    throw error
  }
}

async function findSourceUrl({ database }: Platform, entryId: number): Promise<string | null> {
  const [entry] = await database
    .select({ sourceUrl: knowledgeEntries.sourceUrl })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.id, entryId))
  return entry?.sourceUrl ?? null
}

/** Whether the page was neither canceled nor deleted meanwhile. */
async function stillWaits(platform: Platform, pageId: number): Promise<boolean> {
  const [page] = await platform.database
    .select({ one: sql`1` })
    .from(scrapePages)
    .where(and(eq(scrapePages.id, pageId), eq(scrapePages.result, 'waiting')))
  return page !== undefined
}
