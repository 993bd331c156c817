import { parse } from 'parse5'
import { cleanText } from '../decoding/clean-text.ts'
import { closeEmptyElements } from '../decoding/close-empty-elements.ts'
import { decodeHtml } from '../decoding/decode-text.ts'
import { contactBeside, isToldIn } from './contact/read-contact.ts'
import { pageTitle } from './head/page-title.ts'
import { readCard } from './head/read-card.ts'
import { readDeclarations } from './head/read-declarations.ts'
import { readHead } from './head/read-head.ts'
import { readLinks } from './head/read-links.ts'
import { readStructuredData } from './head/read-structured-data.ts'
import { dropHidden } from './hidden/drop-hidden.ts'
import { limitDepth } from './limit-depth.ts'
import { looksForScripts } from './needs-javascript.ts'
import { pageLimits } from './page/page-limits.ts'
import type { WebPage } from './page/web-page.ts'
import { readMainText } from './read-main-text.ts'
import { unfoldShadowRoots } from './unfold-shadow-roots.ts'

export interface PageSource {
  readonly html: Uint8Array
  /** As named in the response header. */
  readonly characterSet: string | null
  /** Its final address. */
  readonly url: string
  /** The contents of its linked style sheets, as far as they are known. */
  readonly styleSheets: readonly string[]
}

/** Extracts everything of interest from a page's bytes. Throws ExtractionError for bytes that aren't text. */
export function readWebPage({ html, characterSet: named, url, styleSheets }: PageSource): WebPage {
  const { text: markup, characterSet } = decodeHtml(html, named)
  const document = parse(closeEmptyElements(markup))
  limitDepth(document)
  unfoldShadowRoots(document)
  const head = readHead(document, url)
  const data = readStructuredData(document)
  const declarations = readDeclarations(document, head)
  const links = readLinks(document, head.base)
  const needsScripts = looksForScripts(document)
  const siteName = head.meta('og:site_name', 'application-name') ?? data.siteName
  dropHidden(document, styleSheets)
  const isArticle =
    head.meta('og:type')?.toLowerCase() === 'article' ||
    data.types.some((type) => /(Article|Posting)$/.test(type))
  const { text, heading, contact } = readMainText(document, { title: head.title, siteName, isArticle })
  const clean = cleanText(text)
  const declared = contactBeside(
    data.contact.filter((line) => !isToldIn(line, `${text}\n${contact}`)),
    contact,
  )
  const title = pageTitle({
    title: head.title,
    heading,
    siteName,
    host: (URL.parse(url)?.hostname ?? '').replace(/^www\./, ''),
    shared: head.meta('og:title'),
  })
  return {
    title: cleanText(title).slice(0, pageLimits.title).toWellFormed(),
    text: clean,
    contact: cleanText([contact, declared].filter(Boolean).join('\n\n'))
      .slice(0, pageLimits.contact)
      .toWellFormed(),
    characterSet,
    links,
    needsJavaScript: needsScripts(clean),
    card: readCard(head, data, { title, text: clean }),
    ...declarations,
  }
}
