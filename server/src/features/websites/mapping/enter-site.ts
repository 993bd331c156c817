import { randomUUID } from 'node:crypto'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { PublicFetch } from '../../../platform/fetch-public-url/index.ts'
import { canonicalUrl } from '../core/canonical-url.ts'
import type { FoundPage, ListablePage } from '../core/found-pages.ts'
import { isInScope, type Scope, scopeOfStart } from '../core/scope.ts'
import { fetchRobots } from '../politeness/index.ts'
import { fetchMissing, fetchStart } from './fetch-site.ts'
import type { SiteReader } from './open-site-reader.ts'
import type { Addresses } from './try-addresses.ts'

interface Entry {
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
export async function enterSite(
  { fetchPublicUrl }: { readonly fetchPublicUrl: PublicFetch },
  reader: SiteReader,
  { addresses, wanted, signal }: Entry,
) {
  const typed = await fetchStart(fetchPublicUrl, addresses, signal)
  const { address } = typed
  if (typed.kind === 'file') return fileAlone(typed.answer.url)
  const named = typed.kind === 'sitemap' ? [typed.answer.url] : []
  const meant = typed.kind === 'sitemap' ? new URL('/', typed.answer.url).href : address
  const { answer: start } = meant === address ? typed : await fetchStart(fetchPublicUrl, [meant], signal)
  const startUrl = canonicalUrl(start.url) ?? start.url
  const scope = wanted ?? scopeOfStart(meant, startUrl)
  if (!isInScope(scope, new URL(startUrl)))
    throw new DomainError('website_unreadable', `The website redirects to ${startUrl}.`)
  const said = await fetchRobots(fetchPublicUrl, scope.origin, { signal, firstByteMs: robotsMs })
  if ('fault' in said && (typeof said.fault === 'number' || said.fault.kind === 'too_large'))
    return nothing(`The website's robots.txt can't be read right now. Try again later.`)
  const robots = 'text' in said ? said.text : null
  const document = { scope, robots, url: startUrl, charset: start.charset, body: start.body }
  const missing = fetchMissing(fetchPublicUrl, `${scope.origin}/${randomUUID()}`, signal)
  const [rules, home] = await reader.read([
    { ...document, kind: 'robots' },
    { ...document, kind: 'page' },
  ])
  if (rules?.kind !== 'robots' || home?.kind !== 'page') {
    throw new DomainError('website_unreadable', 'This page is too broken to read.')
  }
  if (!rules.allowsStart) return nothing("The website's robots.txt doesn't allow this page to be read.")

  /** What the site shows for a missing page; null if it reports an error status. */
  async function readMissing(): Promise<ListablePage | null> {
    const unknown = await missing
    if (!unknown) return null
    const [facts] = await reader.read([{ ...document, kind: 'page', ...unknown }])
    return facts?.kind === 'page' ? { ...facts, url: unknown.url } : null
  }
  return { scope, robots, startUrl, document, home, rules, named, readMissing }
}

/** A result without a map: the pages to list anyway, and the reason. */
interface WithoutMap {
  readonly pages: FoundPage[]
  readonly notes: string[]
}

/** If the URL is that of a file, the file is all there is. */
function fileAlone(address: string): WithoutMap {
  const url = canonicalUrl(address) ?? address
  return { pages: [{ url, title: null, language: null, isSeen: true }], notes: [] }
}

function nothing(note: string): WithoutMap {
  return { pages: [], notes: [note] }
}
