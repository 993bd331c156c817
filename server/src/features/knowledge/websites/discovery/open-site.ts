import { randomUUID } from 'node:crypto'
import { DomainError } from '../../../../platform/domain-error/index.ts'
import type { PublicFetch } from '../../../../platform/fetch-public-url/index.ts'
import { canonicalUrl } from '../core/canonical-url.ts'
import type { FoundPage, ListablePage } from '../core/found-pages.ts'
import { isInScope, type Scope, scopeOfStart } from '../core/scope.ts'
import { fetchRobots } from '../politeness/index.ts'
import type { DocumentParser } from './create-document-parser.ts'
import { fetchMissing, fetchStart } from './fetch-start.ts'
import type { Addresses } from './try-addresses.ts'

interface SiteToOpen {
  readonly addresses: Addresses
  /** The scope to crawl; by default, the one that the URL leads to. */
  readonly wanted: Scope | undefined
  readonly signal: AbortSignal
}

/** Time for robots.txt to start arriving. A slower site is treated as one without it. */
const robotsMs = 4000

/**
 * Reads the page at a URL and the site's robots.txt: the start of a map, or all that there is to list.
 * @throws DomainError `website_unreadable` if the URL itself can't be read
 */
export async function openSite(
  { fetchPublicUrl }: { readonly fetchPublicUrl: PublicFetch },
  parser: DocumentParser,
  { addresses, wanted, signal }: SiteToOpen,
) {
  const typed = await fetchStart(fetchPublicUrl, addresses, signal)
  const { address } = typed
  if (typed.kind === 'file') return fileAlone(typed.answer.url)
  const named = typed.kind === 'sitemap' ? [typed.answer.url] : []
  const startAddress = typed.kind === 'sitemap' ? new URL('/', typed.answer.url).href : address
  const { answer: start } =
    startAddress === address ? typed : await fetchStart(fetchPublicUrl, [startAddress], signal)
  const startUrl = canonicalUrl(start.url) ?? start.url
  const scope = wanted ?? scopeOfStart(startAddress, startUrl)
  if (!isInScope(scope, new URL(startUrl)))
    throw new DomainError('website_unreadable', `The website redirects to ${startUrl}.`)
  const robotsResponse = await fetchRobots(fetchPublicUrl, scope.origin, { signal, firstByteMs: robotsMs })
  if (
    'fault' in robotsResponse &&
    (typeof robotsResponse.fault === 'number' || robotsResponse.fault.kind === 'too_large')
  )
    return emptyResult(`The website's robots.txt can't be read right now. Try again later.`)
  const robots = 'text' in robotsResponse ? robotsResponse.text : null
  const document = { scope, robots, url: startUrl, charset: start.charset, body: start.body }
  const missing = fetchMissing(fetchPublicUrl, `${scope.origin}/${randomUUID()}`, signal)
  const [robotsRules, home] = await parser.parse([
    { ...document, kind: 'robots' },
    { ...document, kind: 'page' },
  ])
  if (robotsRules?.kind !== 'robots' || home?.kind !== 'page') {
    throw new DomainError('website_unreadable', 'This page is too broken to read.')
  }
  if (!robotsRules.allowsStart)
    return emptyResult("The website's robots.txt doesn't allow this page to be read.")

  /** What the site shows for a missing page; null if it reports an error status. */
  async function readMissing(): Promise<ListablePage | null> {
    const unknown = await missing
    if (!unknown) return null
    const [metadata] = await parser.parse([{ ...document, kind: 'page', ...unknown }])
    return metadata?.kind === 'page' ? { ...metadata, url: unknown.url } : null
  }
  return { scope, robots, startUrl, document, home, robotsRules, named, readMissing }
}

/** A result without a map: the pages to list anyway, and the reason. */
interface WithoutCrawl {
  readonly pages: FoundPage[]
  readonly notes: string[]
}

/** If the URL is that of a file, the file is all there is. */
function fileAlone(address: string): WithoutCrawl {
  const url = canonicalUrl(address) ?? address
  return { pages: [{ url, title: null, language: null, isSeen: true }], notes: [] }
}

function emptyResult(note: string): WithoutCrawl {
  return { pages: [], notes: [note] }
}
