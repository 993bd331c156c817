import { FetchFault, type PublicFetch } from '../../../platform/fetch-public-url/index.ts'
import type { Frontier } from '../core/frontier.ts'
import type { Scope } from '../core/scope.ts'
import type { SiteReader } from './open-site-reader.ts'

const sitemapBytesMax = 10 * 1024 * 1024
const sitemapsMax = 30
const firstByteMs = 4000
/** Where sitemaps usually are, if no valid location is given. The first one that exists is used. */
const usualPlaces = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml', '/sitemap.xml.gz']

export interface SitemapReading {
  readonly scope: Scope
  readonly robots: string | null
  /** Locations from robots.txt or from the user. */
  readonly named: readonly string[]
  readonly fetchPublicUrl: PublicFetch
  readonly reader: SiteReader
  readonly frontier: Frontier
  readonly signal: AbortSignal
}

/** Adds the pages of all sitemaps to the frontier, at most two files at a time. Returns whether more are left. */
export async function readSitemaps(
  reading: SitemapReading,
): Promise<{ more: boolean; refused: ReadonlySet<string> }> {
  const { scope, named, signal } = reading
  const usual = usualPlaces.map((path) => `${scope.origin}${path}`).filter((url) => !named.includes(url))
  const waiting = [...named]
  const known = new Set(named)
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
      for (const place of usual) if (remove(waiting, place)) known.delete(place)
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
  if (files > 0) return told
  for (const place of usual) known.add(place)
  waiting.push(...usual)
  await readNext()
  return told
}

/** Removes an item and returns whether it was in the list. */
function remove(list: string[], item: string): boolean {
  const at = list.indexOf(item)
  return at >= 0 && list.splice(at, 1).length > 0
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
