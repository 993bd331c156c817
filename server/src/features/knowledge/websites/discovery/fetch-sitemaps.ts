import { FetchFault, type PublicFetch } from '../../../../platform/fetch-public-url/index.ts'
import type { Frontier } from '../core/frontier.ts'
import type { Scope } from '../core/scope.ts'
import type { DocumentParser } from './create-document-parser.ts'

const sitemapBytesMax = 10 * 1024 * 1024
const sitemapsMax = 30
const firstByteMs = 4000
/** Where sitemaps usually are, if no valid location is given. The first one that exists is used. */
const usualPaths = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap.xml.gz']

export interface SitemapFetch {
  readonly scope: Scope
  readonly robots: string | null
  /** Locations from robots.txt or from the user. */
  readonly named: readonly string[]
  readonly fetchPublicUrl: PublicFetch
  readonly parser: DocumentParser
  readonly frontier: Frontier
  readonly signal: AbortSignal
}

/** Adds the pages of all sitemaps to the frontier, at most two files at a time. Returns whether more are left. */
export async function fetchSitemaps(
  options: SitemapFetch,
): Promise<{ more: boolean; refused: ReadonlySet<string> }> {
  const { scope, named, signal } = options
  const usualUrls = usualPaths.map((path) => `${scope.origin}${path}`).filter((url) => !named.includes(url))
  const waiting = [...named]
  const queued = new Set(named)
  const result = { more: false, refused: new Set<string>() }
  let files = 0

  async function fetchWaiting(): Promise<void> {
    for (let url = waiting.shift(); url !== undefined && !signal.aborted; url = waiting.shift()) {
      if (files >= sitemapsMax) {
        result.more = true
        return
      }
      const metadata = await fetchSitemap(url, options)
      if (metadata === null) continue
      files++
      for (const usualUrl of usualUrls) if (remove(waiting, usualUrl)) queued.delete(usualUrl)
      result.more ||= metadata.more
      for (const address of metadata.refused) result.refused.add(address)
      for (const sitemap of metadata.sitemaps) {
        if (queued.has(sitemap)) continue
        queued.add(sitemap)
        waiting.push(sitemap)
      }
      for (const { url: page, language } of metadata.pages) {
        options.frontier.offer(page, { from: null, language })
      }
    }
  }

  await fetchWaiting()
  if (files > 0) return result
  for (const usualUrl of usualUrls) queued.add(usualUrl)
  waiting.push(...usualUrls)
  await fetchWaiting()
  return result
}

/** Removes an item and returns whether it was in the list. */
function remove(list: string[], item: string): boolean {
  const at = list.indexOf(item)
  return at >= 0 && list.splice(at, 1).length > 0
}

async function fetchSitemap(url: string, { scope, robots, fetchPublicUrl, parser, signal }: SitemapFetch) {
  try {
    const { status, body } = await fetchPublicUrl({
      url,
      accept: ['*/*'],
      bytesMax: sitemapBytesMax,
      firstByteMs,
      signal,
    })
    if (status < 200 || status >= 300) return null
    const document = { scope, robots, kind: 'sitemap', url, charset: null, body } as const
    const [metadata] = await parser.parse([document])
    const isSitemap =
      metadata?.kind === 'sitemap' &&
      metadata.pages.length + metadata.sitemaps.length + metadata.refused.length > 0
    return isSitemap ? metadata : null
  } catch (error) {
    if (error instanceof FetchFault) return null
    throw error
  }
}
