import { randomUUID } from 'node:crypto'
import { mappedPagesMax } from '@parleykit/contract/limits'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { canonicalUrl } from './core/canonical-url.ts'
import { createFoundPages, type FoundPage } from './core/found-pages.ts'
import { createFrontier } from './core/frontier.ts'
import { isInScope, type Scope, scopeOfStart } from './core/scope.ts'
import { crawlSite } from './mapping/crawl-site.ts'
import { fetchMissing, fetchStart } from './mapping/fetch-site.ts'
import { mapNotes } from './mapping/map-notes.ts'
import { openSiteReader } from './mapping/open-site-reader.ts'
import { readSitemaps } from './mapping/read-sitemaps.ts'
import { renderStart } from './mapping/render-start.ts'
import type { PageFacts } from './mapping/site-work.ts'
import { fetchRobots } from './politeness/index.ts'

export interface SitePages {
  readonly pages: FoundPage[]
  /** Whether the website has more. */
  readonly more: boolean
  readonly notes: string[]
}

export interface SiteSearch {
  readonly signal: AbortSignal
  readonly totalMs: number
  /** What is looked over; otherwise what the address leads to. */
  readonly scope?: Scope
  /** Asks for less at once, as nobody waits. */
  readonly isGentle?: boolean
}

/** Before the time is up: for what was asked last to be read. */
const reserveMs = 1000
/** For robots.txt to begin; a site that is slower is taken as one without. */
const robotsMs = 4000
/** Characters of a page that says nothing as it is sent. */
const emptyMax = 200

/**
 * The pages of the website, or the part of it, that an address leads to: those of its sitemaps and those that its pages
 * link to, at most `mappedPagesMax`, as many as are found within `totalMs`.
 * @throws ApiError `website_unreadable` when the address itself can't be read
 */
export async function findSitePages(
  platform: Platform,
  address: string,
  { signal, totalMs, scope: wanted, isGentle = false }: SiteSearch,
): Promise<SitePages> {
  const { fetchPublicUrl } = platform
  const endsAt = performance.now() + totalMs - reserveMs
  const clock = AbortSignal.timeout(totalMs - reserveMs)
  const untilLate = AbortSignal.any([signal, clock])
  const reader = openSiteReader(signal)
  try {
    const typed = await fetchStart(fetchPublicUrl, address, untilLate)
    if (typed.kind === 'file') return fileAlone(typed.answer.url)
    const named = typed.kind === 'sitemap' ? [typed.answer.url] : []
    const meant = typed.kind === 'sitemap' ? new URL('/', typed.answer.url).href : address
    const { answer: start } = meant === address ? typed : await fetchStart(fetchPublicUrl, meant, untilLate)
    const startUrl = canonicalUrl(start.url) ?? start.url
    const scope = wanted ?? scopeOfStart(meant, startUrl)
    if (!isInScope(scope, new URL(startUrl)))
      throw new ApiError('website_unreadable', `The website leads to ${startUrl}.`)
    const said = await fetchRobots(fetchPublicUrl, scope.origin, { signal: untilLate, firstByteMs: robotsMs })
    if ('fault' in said && (typeof said.fault === 'number' || said.fault.kind === 'too_large'))
      return nothing(`The website's robots.txt can't be read right now. Try again later.`)
    const robots = 'text' in said ? said.text : null
    const document = { scope, robots, url: startUrl, charset: start.charset, body: start.body }
    const missing = fetchMissing(fetchPublicUrl, `${scope.origin}/${randomUUID()}`, untilLate)
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
    const offerLinks = ({ links, alternates }: PageFacts) => {
      if (!first) return
      for (const url of links) frontier.offer(url, { from: { ...first, depth: 0 } })
      for (const { url, language } of alternates)
        frontier.offer(url, { from: { ...first, depth: 0 }, language })
    }
    if (first) found.judge({ ...first, depth: 0 }, { ...home, url: startUrl, canonical: null })
    offerLinks(home)
    const unknown = await missing
    if (unknown) {
      const [facts] = await reader.read([{ ...document, kind: 'page', ...unknown }])
      if (facts?.kind === 'page') found.learnNotFound({ ...facts, url: unknown.url })
    }
    const shared = { scope, robots, fetchPublicUrl, reader, frontier, found, signal: untilLate }
    const isEmpty = home.textLength < emptyMax && home.links.every((link) => link === startUrl)
    const timeLeft = endsAt - performance.now()
    const rendering = isEmpty
      ? renderStart({ ...document, reader, renderer: platform.renderer, timeLeft, signal: untilLate })
      : Promise.resolve(null)
    const rendered = rendering.then((page) => {
      if (page === null) return false
      found.retitle(startUrl, page)
      offerLinks(page)
      return true
    })
    const feeding = Promise.all([readSitemaps({ ...shared, named: [...named, ...rules.sitemaps] }), rendered])
    feeding.catch(() => {}) // the crawl ends with its error
    const counts = await crawlSite({
      ...shared,
      fed: feeding,
      crawlDelaySeconds: rules.crawlDelaySeconds,
      wanted: mappedPagesMax,
      isGentle,
    })
    const [sitemaps, isRendered] = await feeding
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
        crawlDelaySeconds: rules.crawlDelaySeconds,
        isEmpty,
        isRendered,
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

/** The address of a file is all that it leads to. */
function fileAlone(address: string): SitePages {
  const url = canonicalUrl(address) ?? address
  return { pages: [{ url, title: null, language: null, isSeen: true }], more: false, notes: [] }
}

function nothing(note: string): SitePages {
  return { pages: [], more: false, notes: [note] }
}
