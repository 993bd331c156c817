import { createHash } from 'node:crypto'
import { productName } from '@parleykit/contract/base/limits'
import commonJs from 'robots-parser'
import { closeEmptyElements } from '../../../../platform/extraction/decoding/close-empty-elements.ts'
import { decodeHtml } from '../../../../platform/extraction/decoding/decode-text.ts'
import { canonicalUrl } from '../core/canonical-url.ts'
import { languageCode } from '../core/language-code.ts'
import { looksNotFound } from '../core/looks-not-found.ts'
import { isInScope, type Scope } from '../core/scope.ts'
import { wordFingerprint } from '../core/word-fingerprint.ts'
import { parsePageMarkup } from './parse-page-markup.ts'
import { parseSitemap } from './parse-sitemap.ts'
import type {
  DocumentMetadata,
  LocalizedUrl,
  PageMetadata,
  RobotsMetadata,
  SentDocument,
} from './parsing-work.ts'

/** The work process's part of a crawl: reads what a site has sent. */
export function work(documents: SentDocument[]): DocumentMetadata[] {
  return documents.map((document) => {
    try {
      return parseDocument(document)
    } catch {
      return null
    }
  })
}

function parseDocument(document: SentDocument): DocumentMetadata {
  const isAllowed = allowedBy(document.scope, document.robots)
  if (document.kind === 'robots') return parseRobots(document, isAllowed)
  if (document.kind === 'sitemap') return parseSitemap(document, isAllowed)
  return parsePage(document, isAllowed)
}

const linksMax = 3000
const refusedMax = 200
const titleMax = 300

/** Extracts what a page says about itself and what it links to. */
function parsePage(
  { body, charset, url, scope }: SentDocument,
  isAllowed: (url: string) => boolean,
): PageMetadata {
  const markup = parsePageMarkup(closeEmptyElements(decodeHtml(body, charset).text))
  const base = URL.parse(markup.base ?? '', url)?.href ?? url
  const inScope = (address: string | null): string | null => {
    const canonical = address === null ? null : canonicalUrl(address, base)
    return canonical !== null && isInScope(scope, new URL(canonical)) ? canonical : null
  }
  const links = new Set<string>()
  const refused = new Set<string>()
  for (const address of markup.nofollow ? [] : markup.links) {
    if (links.size >= linksMax) break
    const link = inScope(address)
    if (link !== null && !links.has(link) && !refused.has(link)) (isAllowed(link) ? links : refused).add(link)
  }
  const text = markup.text.replace(/\s+/g, ' ').trim()
  const title = (markup.title?.trim() || markup.heading || '').replace(/\s+/g, ' ').trim().slice(0, titleMax)
  return {
    kind: 'page',
    title: title.toWellFormed() || null,
    language: languageCode(markup.language),
    canonical: inScope(markup.canonical),
    links: [...links],
    alternates: markup.alternates.flatMap(({ address, language }): LocalizedUrl[] => {
      const alternate = inScope(address)
      return alternate !== null && isAllowed(alternate)
        ? [{ url: alternate, language: languageCode(language) }]
        : []
    }),
    refused: [...refused].slice(0, refusedMax),
    noindex: markup.noindex,
    textHash: createHash('sha256').update(text).digest('base64'),
    textLength: text.length,
    words: wordFingerprint(text),
    looksNotFound: looksNotFound(title, `# ${(markup.heading ?? '').trim()}\n\n${text}`),
  }
}

/** Its types declare an ES module, but it is CommonJS. */
const robotsParser = commonJs as unknown as typeof commonJs.default

const crawlDelayMax = 60
const sitemapsMax = 50

let latest: { text: string; isAllowed: (url: string) => boolean } | undefined

/** Returns a function that tells whether a site's robots.txt lets us read a URL. */
function allowedBy({ origin }: Scope, robots: string | null): (url: string) => boolean {
  if (robots === null) return () => true
  if (latest?.text === robots) return latest.isAllowed
  const rules = robotsParser(`${origin}/robots.txt`, robots)
  const isAllowed = (url: string) => rules.isAllowed(url, productName) !== false
  latest = { text: robots, isAllowed }
  return isAllowed
}

function parseRobots(
  { scope, robots, url }: SentDocument,
  isAllowed: (url: string) => boolean,
): RobotsMetadata {
  const rules = robotsParser(`${scope.origin}/robots.txt`, robots ?? '')
  return {
    kind: 'robots',
    allowsStart: isAllowed(url),
    sitemaps: rules.getSitemaps().slice(0, sitemapsMax),
    crawlDelaySeconds: Math.min(crawlDelayMax, rules.getCrawlDelay(productName) ?? 0),
  }
}
