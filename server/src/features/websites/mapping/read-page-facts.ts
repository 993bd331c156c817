import { createHash } from 'node:crypto'
import { closeEmptyElements } from '../../../platform/extraction/decoding/close-empty-elements.ts'
import { decodeHtml } from '../../../platform/extraction/decoding/decode-text.ts'
import { canonicalUrl } from '../core/canonical-url.ts'
import { languageCode } from '../core/language-code.ts'
import { looksNotFound } from '../core/looks-not-found.ts'
import { isInScope } from '../core/scope.ts'
import { wordPrint } from '../core/word-print.ts'
import { readMarkup } from './read-markup.ts'
import type { AddressInLanguage, PageFacts, SentDocument } from './site-work.ts'

const linksMax = 3000
const refusedMax = 200
const titleMax = 300

/** Extracts what a page says about itself and what it links to. */
export function readPageFacts(
  { body, charset, url, scope }: SentDocument,
  isAllowed: (url: string) => boolean,
): PageFacts {
  const markup = readMarkup(closeEmptyElements(decodeHtml(body, charset).text))
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
    alternates: markup.alternates.flatMap(({ address, language }): AddressInLanguage[] => {
      const alternate = inScope(address)
      return alternate !== null && isAllowed(alternate)
        ? [{ url: alternate, language: languageCode(language) }]
        : []
    }),
    refused: [...refused].slice(0, refusedMax),
    noindex: markup.noindex,
    textHash: createHash('sha256').update(text).digest('base64'),
    textLength: text.length,
    words: wordPrint(text),
    looksNotFound: looksNotFound(title, `# ${(markup.heading ?? '').trim()}\n\n${text}`),
  }
}
