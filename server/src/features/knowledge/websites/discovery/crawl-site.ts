import { setTimeout as sleep } from 'node:timers/promises'
import { productName } from '@parleykit/contract/base/limits'
import PQueue from 'p-queue'
import { readRobotsDirectives } from '../../../../platform/extraction/index.ts'
import { FetchFault, type PublicFetch } from '../../../../platform/fetch-public-url/index.ts'
import { canonicalUrl } from '../core/canonical-url.ts'
import type { FoundPages } from '../core/found-pages.ts'
import type { Frontier, FrontierPage } from '../core/frontier.ts'
import { isInScope, type Scope } from '../core/scope.ts'
import type { DocumentParser } from './create-document-parser.ts'
import type { PageMetadata, SentDocument } from './parsing-work.ts'

export const pageTypes = ['text/html', 'application/xhtml+xml']
export const mapPageBytesMax = 5 * 1024 * 1024
/** As many as a browser opens per host, if an owner is waiting. */
const atOnceOf = { hasty: 6, gentle: 2 }
const firstByteMs = 3000
const batchMax = 40
/** Maximum pages requested, whatever they turn out to be. */
const fetchesMax = 1200

export interface Crawl {
  readonly scope: Scope
  readonly robots: string | null
  readonly crawlDelaySeconds: number
  readonly fetchPublicUrl: PublicFetch
  readonly parser: DocumentParser
  readonly frontier: Frontier
  /** Settles once only the crawl itself adds more pages. */
  readonly fed: Promise<unknown>
  readonly found: FoundPages
  /** Number of pages wanted. */
  readonly wanted: number
  /** Sends fewer concurrent requests, because nobody is waiting. */
  readonly isGentle: boolean
  /** Ends the crawl with the results so far. */
  readonly signal: AbortSignal
}

/** Statistics on pages that aren't listed. */
export interface CrawlCounts {
  /** URLs that robots.txt disallows. */
  readonly refused: Set<string>
  noindex: number
  failed: number
  /** Whether the site reported too many requests. */
  isSlowedDown: boolean
}

interface Sent extends SentDocument {
  readonly candidate: FrontierPage
  /** Whether its headers ask for noindex. */
  readonly noindex: boolean
}

/**
 * Visits the pages of the frontier, near ones first, and the pages they link to, until all are known, enough are found,
 * or time is up. While some are fetched, those that have arrived are read in one batch in the parser's process.
 */
export async function crawlSite(crawl: Crawl): Promise<CrawlCounts> {
  const { frontier, found, signal } = crawl
  const atOnce = crawl.isGentle ? atOnceOf.gentle : atOnceOf.hasty
  const counts: CrawlCounts = { refused: new Set(), noindex: 0, failed: 0, isSlowedDown: false }
  const fetching = new PQueue({ concurrency: crawl.crawlDelaySeconds > 0 ? 1 : atOnce })
  const sent: Sent[] = []
  const end = Promise.withResolvers<void>()
  let reading = false
  let isFed = false
  let fetches = 0

  const isOver = () => signal.aborted || counts.isSlowedDown || found.size() >= crawl.wanted

  function goOn(): void {
    while (!isOver() && fetches < fetchesMax && fetching.size + fetching.pending < atOnce) {
      const candidate = frontier.next()
      if (candidate === undefined) break
      if (candidate.kind === 'document') found.keepUnread(candidate)
      else {
        fetches++
        fetching.add(() => fetchCandidate(candidate)).then(goOn, end.reject)
      }
    }
    if (!reading && sent.length > 0) {
      reading = true
      readPages(crawl, counts, sent.splice(0, batchMax))
        .finally(() => {
          reading = false
        })
        .then(goOn, end.reject)
    }
    const isFinished = isFed || isOver()
    if (isFinished && !reading && sent.length === 0 && fetching.size + fetching.pending === 0) end.resolve()
  }

  async function fetchCandidate(candidate: FrontierPage): Promise<void> {
    if (isOver()) return found.keepUnread(candidate)
    const answer = await fetchPage(candidate, crawl)
    if (answer === 'later' || answer === 'nothing')
      frontier.noteOutcome(candidate, answer === 'later' ? 'late' : 'useless')
    if (answer === 'later') found.keepUnread(candidate)
    else if (answer === 'slow_down') {
      counts.isSlowedDown = true
      found.keepUnread(candidate)
    } else if (answer === 'failed') counts.failed++
    else if (answer !== 'nothing') sent.push(answer)
    if (crawl.crawlDelaySeconds > 0) {
      await sleep(crawl.crawlDelaySeconds * 1000, undefined, { signal }).catch(() => {})
    }
  }

  crawl.fed.then(() => {
    isFed = true
    goOn()
  }, end.reject)
  signal.addEventListener('abort', goOn, { once: true })
  goOn()
  await end.promise
  return counts
}

/** Reads fetched pages in one batch, and offers what they link to. */
async function readPages(crawl: Crawl, counts: CrawlCounts, batch: readonly Sent[]): Promise<void> {
  const metadata = await crawl.parser.parse(
    batch.map(({ candidate: _, noindex: __, ...document }) => document),
  )
  for (const [at, { candidate, url, noindex }] of batch.entries()) {
    const page = metadata[at]
    if (page?.kind !== 'page') counts.failed++
    else settlePage(crawl, counts, { candidate, url, page: { ...page, noindex: noindex || page.noindex } })
  }
}

function settlePage(
  { frontier, found }: Crawl,
  counts: CrawlCounts,
  { candidate, url, page }: { candidate: FrontierPage; url: string; page: PageMetadata },
): void {
  for (const address of page.refused) counts.refused.add(address)
  const verdict = found.judge(candidate, { ...page, url })
  frontier.noteOutcome(candidate, verdict === 'not_found' ? 'useless' : 'useful')
  if (verdict === 'noindex') counts.noindex++
  if (verdict === 'twin' && candidate.kind !== 'list') frontier.noteDuplicate(candidate)
  if (verdict === 'not_found' || (verdict === 'twin' && candidate.kind !== 'list')) return
  for (const link of page.links) frontier.offer(link, { from: candidate })
  for (const { url: link, language } of page.alternates) frontier.offer(link, { from: candidate, language })
}

/** `later`: it may exist; `nothing`: it doesn't exist, or isn't a page of this site. */
async function fetchPage(
  candidate: FrontierPage,
  { scope, robots, fetchPublicUrl, signal }: Crawl,
): Promise<Sent | 'later' | 'slow_down' | 'failed' | 'nothing'> {
  try {
    const answer = await fetchPublicUrl({
      url: candidate.url,
      accept: pageTypes,
      bytesMax: mapPageBytesMax,
      firstByteMs,
      signal,
      mayFollow: (url) => isInScope(scope, url),
    })
    if (answer.status === 429 || answer.status === 503) return 'slow_down'
    if (answer.status < 200 || answer.status >= 300) return answer.status >= 500 ? 'failed' : 'nothing'
    const url = canonicalUrl(answer.url) ?? candidate.url
    const { noindex } = readRobotsDirectives(answer.headers.get('x-robots-tag') ?? '', productName)
    const { charset, body } = answer
    return { scope, robots, kind: 'page', url, charset, body, candidate, noindex }
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    if (error.kind === 'aborted' || error.kind === 'timeout') return 'later'
    return error.kind === 'unreachable' ? 'failed' : 'nothing'
  }
}
