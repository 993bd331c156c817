import { FetchFault, type PublicFetch } from '../../../platform/fetch-public-url/index.ts'
import type { Frontier } from '../core/frontier.ts'
import type { Scope } from '../core/scope.ts'
import type { SiteReader } from './open-site-reader.ts'

const sitemapBytesMax = 10 * 1024 * 1024
const sitemapsMax = 30
const firstByteMs = 4000
/** Where a sitemap is if nothing says where; the first that is there. */
const usualPlaces = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap.xml.gz']

export interface SitemapReading {
  readonly scope: Scope
  readonly robots: string | null
  /** As robots.txt names them. */
  readonly named: readonly string[]
  readonly fetchPublicUrl: PublicFetch
  readonly reader: SiteReader
  readonly frontier: Frontier
  readonly signal: AbortSignal
}

/** Offers the pages of all sitemaps, two files at a time at most; whether they have more than was read. */
export async function readSitemaps(
  reading: SitemapReading,
): Promise<{ more: boolean; refused: ReadonlySet<string> }> {
  const { scope, named, signal } = reading
  const waiting = named.length > 0 ? [...named] : usualPlaces.map((path) => `${scope.origin}${path}`)
  const known = new Set(waiting)
  const told = { more: false, refused: new Set<string>() }
  let files = 0

  async function readNext(): Promise<void> {
    for (let url = waiting.shift(); url !== undefined && !signal.aborted; url = waiting.shift()) {
      if (files >= sitemapsMax) {
        told.more = true
        return
      }
      const facts = await readSitemap(url, reading)
      if (facts === null) continue
      files++
      if (named.length === 0) for (const place of usualPlaces) remove(waiting, `${scope.origin}${place}`)
      told.more ||= facts.more
      for (const address of facts.refused) told.refused.add(address)
      for (const sitemap of facts.sitemaps) {
        if (known.has(sitemap)) continue
        known.add(sitemap)
        waiting.push(sitemap)
      }
      for (const { url: page, language } of facts.pages) {
        reading.frontier.offer(page, { from: null, language })
      }
    }
  }

  await readNext()
  return told
}

function remove(list: string[], item: string): void {
  const at = list.indexOf(item)
  if (at >= 0) list.splice(at, 1)
}

async function readSitemap(url: string, { scope, robots, fetchPublicUrl, reader, signal }: SitemapReading) {
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
    const [facts] = await reader.read([document])
    const isSitemap =
      facts?.kind === 'sitemap' && facts.pages.length + facts.sitemaps.length + facts.refused.length > 0
    return isSitemap ? facts : null
  } catch (error) {
    if (error instanceof FetchFault) return null
    throw error
  }
}
