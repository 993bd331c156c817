import { LRUCache } from 'lru-cache'
import type { WebPage } from '../../../../platform/extraction/index.ts'
import { FetchFault, type PublicResponse } from '../../../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { siteOf } from '../core/is-same-site.ts'
import { NotYet, politenessOf } from '../politeness/index.ts'

/** Style sheets per page: the first ones hide and show elements, later ones are for printing and plugins. */
const sheetsMax = 6
const sheetBytesMax = 512 * 1024

/** Style sheets by URL; empty if one can't be fetched. */
const sheets = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: sizeOf,
  ttl: 1_800_000,
})
/** The style sheet URLs of a site's last page: most of its pages use the same ones. */
const sheetsOfSites = new LRUCache<string, readonly string[]>({ max: 500 })

function sizeOf(sheet: string): number {
  return sheet.length + 200
}

/** Extracts a page's text without elements that its style sheets hide. Rejects with an ExtractionError. */
export async function parseMarkup(
  platform: Platform,
  { url, body, charset }: PublicResponse,
  signal: AbortSignal,
): Promise<WebPage> {
  const source = { html: body, characterSet: charset, url }
  const site = siteOf(url)
  const guessed = sheetsOfSites.get(site) ?? []
  const page = await platform.extraction.readWebPage({ ...source, styleSheets: contentsOf(guessed) }, signal)
  const linked = page.styleSheets.slice(0, sheetsMax)
  sheetsOfSites.set(site, linked)
  if (linked.join(' ') === guessed.join(' ')) return page
  for (const sheet of linked) await fetchSheet(platform, sheet, signal)
  const styleSheets = contentsOf(linked)
  if (styleSheets.length === 0 && contentsOf(guessed).length === 0) return page
  return platform.extraction.readWebPage({ ...source, styleSheets }, signal)
}

function contentsOf(addresses: readonly string[]): string[] {
  return addresses.map((address) => sheets.get(address) ?? '').filter((sheet) => sheet !== '')
}

async function fetchSheet(platform: Platform, url: string, signal: AbortSignal): Promise<void> {
  if (sheets.has(url)) return
  sheets.set(url, '')
  try {
    const { host } = new URL(url)
    const request = { url, accept: ['text/css'], bytesMax: sheetBytesMax, totalMs: 10_000, signal }
    const { body } = await politenessOf(platform).pass(host, 0, signal, () =>
      platform.fetchPublicUrl(request),
    )
    sheets.set(url, body.toString('utf8'))
  } catch (error) {
    const isMissing = error instanceof FetchFault || error instanceof NotYet
    if (!isMissing || signal.aborted) throw error
  }
}
