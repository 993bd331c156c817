import { mappedPagesMax } from '@parleykit/contract/knowledge/websites/limits'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createFoundPages, type FoundPage } from './core/found-pages.ts'
import { createFrontier } from './core/frontier.ts'
import type { Scope } from './core/scope.ts'
import { crawlSite } from './discovery/crawl-site.ts'
import { crawlWarnings } from './discovery/crawl-warnings.ts'
import { createDocumentParser } from './discovery/create-document-parser.ts'
import { fetchSitemaps } from './discovery/fetch-sitemaps.ts'
import { openSite } from './discovery/open-site.ts'
import type { PageMetadata } from './discovery/parsing-work.ts'
import { renderStart } from './discovery/render-start.ts'
import type { Addresses } from './discovery/try-addresses.ts'

export type { Addresses }

export interface SitePages {
  readonly pages: FoundPage[]
  /** Whether the website has more pages. */
  readonly more: boolean
  readonly notes: string[]
}

export interface SiteSearch {
  readonly signal: AbortSignal
  readonly totalMs: number
  /** The scope to crawl; by default, the one that the URL leads to. */
  readonly scope?: Scope
  /** Sends fewer concurrent requests, because nobody is waiting. */
  readonly isGentle?: boolean
}

/** Time reserved at the end for reading the last responses. */
const reserveMs = 1000
/** Pages up to this many characters count as empty as sent. */
const emptyMax = 200

/**
 * Finds the pages of the website, or part of it, that the first reachable URL leads to: from its sitemaps and from
 * links, at most `mappedPagesMax`, as many as are found within `totalMs`.
 * @throws DomainError `website_unreadable` if the URL itself can't be read
 */
export async function findSitePages(
  platform: Platform,
  {
    addresses,
    input: { signal, totalMs, scope: wanted, isGentle = false },
  }: { readonly addresses: Addresses; readonly input: SiteSearch },
): Promise<SitePages> {
  const { fetchPublicUrl } = platform
  const endsAt = performance.now() + totalMs - reserveMs
  const clock = AbortSignal.timeout(totalMs - reserveMs)
  const untilLate = AbortSignal.any([signal, clock])
  const parser = createDocumentParser(signal)
  try {
    const site = await openSite(platform, parser, { addresses, wanted, signal: untilLate })
    if ('pages' in site) return { ...site, more: false }
    const { scope, robots, startUrl, home, robotsRules, document } = site
    const { frontier, found, offerLinks } = startMap(scope, startUrl, home)
    const unknown = await site.readMissing()
    if (unknown) found.learnNotFound(unknown)
    const shared = { scope, robots, fetchPublicUrl, parser, frontier, found, signal: untilLate }
    const isEmpty = home.textLength < emptyMax && home.links.every((link) => link === startUrl)
    const timeLeft = endsAt - performance.now()
    const rendering = isEmpty
      ? renderStart({ ...document, parser, renderer: platform.renderer, timeLeft, signal: untilLate })
      : Promise.resolve(null)
    const rendered = rendering.then((page) => {
      if (page === null) return false
      found.retitle(startUrl, page)
      offerLinks(page)
      return true
    })
    const named = [...site.named, ...robotsRules.sitemaps]
    const feeding = Promise.all([fetchSitemaps({ ...shared, named }), rendered])
    feeding.catch(() => {}) // the crawl ends with its error
    const counts = await crawlSite({
      ...shared,
      fed: feeding,
      crawlDelaySeconds: robotsRules.crawlDelaySeconds,
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
      notes: crawlWarnings({
        ...counts,
        refused: new Set([...counts.refused, ...home.refused, ...sitemaps.refused]),
        scope,
        isCut,
        isLate,
        crawlDelaySeconds: robotsRules.crawlDelaySeconds,
        isEmpty,
        isRendered,
        seconds: Math.round(totalMs / 1000),
      }),
    }
  } catch (error) {
    if (!signal.aborted) throw error
    throw new DomainError('not_ready', 'The search for pages was stopped.')
  } finally {
    parser.close()
  }
}

/** Begins a map with its first page and the pages that it links to. */
function startMap(scope: Scope, url: string, home: PageMetadata) {
  const frontier = createFrontier(scope)
  const found = createFoundPages()
  frontier.offer(url, { from: null })
  const first = frontier.next()
  const from = first && { ...first, depth: 0 }
  const offerLinks = ({ links, alternates }: PageMetadata) => {
    if (!from) return
    for (const link of links) frontier.offer(link, { from })
    for (const { url: link, language } of alternates) frontier.offer(link, { from, language })
  }
  if (from) found.judge(from, { ...home, url, canonical: null })
  offerLinks(home)
  return { frontier, found, offerLinks }
}
