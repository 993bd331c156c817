import { gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { canonicalUrl } from '../core/canonical-url.ts'
import { languageCode } from '../core/language-code.ts'
import { isInScope } from '../core/scope.ts'
import type { LocalizedUrl, SentDocument, SitemapMetadata } from './parsing-work.ts'

const unpackedBytesMax = 20 * 1024 * 1024
const pagesMax = 5000
const refusedMax = 200
const sitemapsMax = 1000

/** Reads a sitemap, a sitemap index or a list of URLs, compressed or not. Broken XML is read as far as possible. */
export function parseSitemap(
  { body, url, scope }: SentDocument,
  isAllowed: (url: string) => boolean,
): SitemapMetadata {
  const isPacked = body[0] === 0x1f && body[1] === 0x8b
  const text = (
    isPacked ? gunzipSync(body, { maxOutputLength: unpackedBytesMax }) : Buffer.from(body)
  ).toString()
  const named = /^\s*</.test(text.slice(0, 200)) ? readXml(text) : readLines(text)
  const pages = new Map<string, LocalizedUrl>()
  const refused: string[] = []
  for (const { address, language } of named.pages) {
    if (pages.size > pagesMax) break
    const page = canonicalUrl(address, url)
    if (page === null || pages.has(page) || !isInScope(scope, new URL(page))) continue
    if (isAllowed(page)) pages.set(page, { url: page, language })
    else if (refused.length < refusedMax) refused.push(page)
  }
  return {
    kind: 'sitemap',
    sitemaps: named.sitemaps.flatMap((address) => URL.parse(address, url)?.href ?? []).slice(0, sitemapsMax),
    pages: [...pages.values()].slice(0, pagesMax),
    refused,
    more: pages.size > pagesMax,
  }
}

interface Named {
  readonly sitemaps: readonly string[]
  readonly pages: readonly { readonly address: string; readonly language: string | null }[]
}

function readXml(text: string): Named {
  const sitemaps: string[] = []
  const pages: { address: string; language: string | null }[] = []
  let inside: 'url' | 'sitemap' | null = null
  let address: string | null = null
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'url' || name === 'sitemap') inside = name
        if (name === 'loc' && inside !== null) address = ''
        if (name.endsWith('link') && attributes.rel === 'alternate' && attributes.href) {
          pages.push({ address: attributes.href, language: languageCode(attributes.hreflang) })
        }
      },
      ontext(piece) {
        if (address !== null) address += piece
      },
      onclosetag(name) {
        if (name !== 'loc' || address === null) return
        if (inside === 'sitemap') sitemaps.push(address.trim())
        else pages.push({ address: address.trim(), language: null })
        address = null
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return { sitemaps, pages: withLanguages(pages) }
}

/** The page's own URL comes first, and its language is found among the alternatives. */
function withLanguages(pages: readonly { address: string; language: string | null }[]): Named['pages'] {
  const languages = new Map(
    pages.flatMap(({ address, language }) => (language ? [[address, language] as const] : [])),
  )
  return pages.map(({ address, language }) => ({
    address,
    language: language ?? languages.get(address) ?? null,
  }))
}

function readLines(text: string): Named {
  const lines = text.split('\n', pagesMax * 2).map((line) => line.trim())
  return {
    sitemaps: [],
    pages: lines.filter((line) => /^https?:/i.test(line)).map((address) => ({ address, language: null })),
  }
}
