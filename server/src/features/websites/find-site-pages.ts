import { randomUUID } from 'node:crypto'
import { mappedPagesMax } from '@parleykit/contract/limits'
import { FetchFault } from '../../platform/fetch-public-url/index.ts'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { canonicalUrl } from './core/canonical-url.ts'
import { createFoundPages, type FoundPage } from './core/found-pages.ts'
import { createFrontier } from './core/frontier.ts'
import { scopeOf } from './core/scope.ts'
import { crawlSite, mapPageBytesMax, pageTypes } from './mapping/crawl-site.ts'
import { mapNotes } from './mapping/map-notes.ts'
import { openSiteReader } from './mapping/open-site-reader.ts'
import { readSitemaps } from './mapping/read-sitemaps.ts'

export interface SitePages {
  readonly pages: FoundPage[]
  /** Whether the website has more. */
  readonly more: boolean
  readonly notes: string[]
}

const robotsBytesMax = 512 * 1024
/** Before the time is up: for what was asked last to be read. */
const reserveMs = 1000

/**
 * The pages of the website, or the part of it, that an address leads to: those of its sitemaps and those that its pages
 * link to, at most `mappedPagesMax`, as many as are found within `totalMs`.
 * @throws ApiError `website_unreadable` when the address itself can't be read
 */
export async function findSitePages(
  platform: Platform,
  address: string,
  { signal, totalMs }: { readonly signal: AbortSignal; readonly totalMs: number },
): Promise<SitePages> {
  const { fetchPublicUrl } = platform
  const clock = AbortSignal.timeout(totalMs - reserveMs)
  const untilLate = AbortSignal.any([signal, clock])
  const reader = openSiteReader(signal)
  try {
    const start = await fetchStart(platform, address, untilLate)
    const startUrl = canonicalUrl(start.url) ?? start.url
    const scope = scopeOf(startUrl)
    const robots = await fetchRobots(platform, scope.origin, untilLate)
    if (robots === 'unknown')
      return nothing(`The website's robots.txt can't be read right now. Try again later.`)
    const document = { scope, robots, url: startUrl, charset: start.charset, body: start.body }
    const missing = fetchMissing(platform, `${scope.origin}/${randomUUID()}`, untilLate)
    const [rules, home] = await reader.read([
      { ...document, kind: 'robots' },
      { ...document, kind: 'page' },
    ])
    if (rules?.kind !== 'robots' || home?.kind !== 'page') {
      throw new ApiError('website_unreadable', 'This page is too broken to be read.')
    }
    if (!rules.allowsStart) return nothing("The website's robots.txt keeps robots away from this address.")

    const frontier = createFrontier(scope)
    const found = createFoundPages()
    frontier.offer(startUrl, { from: null })
    const first = frontier.next()
    if (first) {
      found.judge({ ...first, depth: 0 }, { ...home, url: startUrl, canonical: null })
      for (const url of home.links) frontier.offer(url, { from: { ...first, depth: 0 } })
      for (const { url, language } of home.alternates)
        frontier.offer(url, { from: { ...first, depth: 0 }, language })
    }
    const unknown = await missing
    if (unknown) {
      const [facts] = await reader.read([{ ...document, kind: 'page', ...unknown }])
      if (facts?.kind === 'page') found.learnNotFound({ ...facts, url: unknown.url })
    }
    const shared = { scope, robots, fetchPublicUrl, reader, frontier, found, signal: untilLate }
    const feeding = readSitemaps({ ...shared, named: rules.sitemaps })
    feeding.catch(() => {}) // the crawl ends with its error
    const counts = await crawlSite({
      ...shared,
      fed: feeding,
      crawlDelaySeconds: rules.crawlDelaySeconds,
      wanted: mappedPagesMax,
    })
    const sitemaps = await feeding
    const rest = frontier.rest()
    const isLate = rest.length > 0 && found.size() < mappedPagesMax && !counts.isSlowedDown
    for (const candidate of rest) if (candidate.kind !== 'list') found.keepUnread(candidate)
    const all = found.list()
    const isCut = all.length > mappedPagesMax || sitemaps.more
    return {
      pages: all.slice(0, mappedPagesMax),
      more: isCut || isLate || counts.isSlowedDown,
      notes: mapNotes({
        ...counts,
        refused: new Set([...counts.refused, ...home.refused, ...sitemaps.refused]),
        scope,
        isCut,
        isLate,
        isEmpty: home.textLength < 100 && home.links.length === 0,
        seconds: Math.round(totalMs / 1000),
      }),
    }
  } catch (error) {
    if (!signal.aborted) throw error
    throw new ApiError('not_ready', 'Looking at this website was stopped.')
  } finally {
    reader.close()
  }
}

function nothing(note: string): SitePages {
  return { pages: [], more: false, notes: [note] }
}

async function fetchStart({ fetchPublicUrl }: Platform, url: string, signal: AbortSignal) {
  try {
    const answer = await fetchPublicUrl({ url, accept: pageTypes, bytesMax: mapPageBytesMax, signal })
    if (answer.status >= 200 && answer.status < 300) return answer
    throw new ApiError('website_unreadable', `The website answers with an error (status ${answer.status}).`)
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    const hint = /^https:/.test(url) && (error.kind === 'tls' || error.kind === 'unreachable')
    throw new ApiError(
      'website_unreadable',
      hint ? `${error.message} If it has no https, write http:// before its address.` : error.message,
    )
  }
}

/** The text of robots.txt; null where there is none, `unknown` where the site can't say (RFC 9309: then nothing is read). */
async function fetchRobots(
  { fetchPublicUrl }: Platform,
  origin: string,
  signal: AbortSignal,
): Promise<string | null | 'unknown'> {
  try {
    const { status, body } = await fetchPublicUrl({
      url: `${origin}/robots.txt`,
      accept: ['text/'],
      bytesMax: robotsBytesMax,
      firstByteMs: 4000,
      signal,
    })
    if (status >= 500 || status === 429) return 'unknown'
    return status >= 200 && status < 300 ? body.toString('utf8') : null
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    return null
  }
}

/** What a site shows for an address that it doesn't have, if it shows it as if it had it. */
async function fetchMissing({ fetchPublicUrl }: Platform, url: string, signal: AbortSignal) {
  try {
    const { status, body, charset } = await fetchPublicUrl({
      url,
      accept: pageTypes,
      bytesMax: mapPageBytesMax,
      firstByteMs: 2000,
      signal,
      mayFollow: () => false,
    })
    return status >= 200 && status < 300 ? { url, body, charset } : null
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    return null
  }
}
