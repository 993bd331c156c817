import { parse } from 'parse5'
import { cleanText } from '../decoding/clean-text.ts'
import { closeEmptyElements } from '../decoding/close-empty-elements.ts'
import { decodeHtml } from '../decoding/decode-text.ts'
import { attribute, type Element, isElement, type Node } from '../markup/element-roles.ts'
import { walk } from '../markup/walk.ts'
import { contactBeside, isMentionedIn } from './contact/read-contact.ts'
import { pageTitle } from './head/page-title.ts'
import { readCard } from './head/read-card.ts'
import { readDeclarations } from './head/read-declarations.ts'
import { readHead } from './head/read-head.ts'
import { readLinks } from './head/read-links.ts'
import { readStructuredData } from './head/read-structured-data.ts'
import { dropHidden } from './hidden/drop-hidden.ts'
import { needsJavascript } from './needs-javascript.ts'
import { pageLimits } from './page/page-limits.ts'
import { rename } from './page/rename.ts'
import type { WebPage } from './page/web-page.ts'
import { readMainText } from './read-main-text.ts'

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
  const needsScripts = needsJavascript(document)
  const siteName = head.meta('og:site_name', 'application-name') ?? data.siteName
  dropHidden(document, styleSheets)
  const isArticle =
    head.meta('og:type')?.toLowerCase() === 'article' ||
    data.types.some((type) => /(Article|Posting)$/.test(type))
  const { text, heading, contact } = readMainText(document, { title: head.title, siteName, isArticle })
  const clean = cleanText(text)
  const declared = contactBeside(
    data.contact.filter((line) => !isMentionedIn(line, `${text}\n${contact}`)),
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

/** Browsers limit this to 512. Checks that read the text inside each element take time quadratic in the depth. */
const depthMax = 200

/** Reduces unusually deeply nested elements to their texts, side by side. */
function limitDepth(root: Node): void {
  let depth = 0
  walk(
    root,
    (node) => {
      if (!('childNodes' in node)) return false
      if (depth === depthMax) {
        node.childNodes = textsIn(node)
        for (const child of node.childNodes) child.parentNode = node
      }
      depth++
      return true
    },
    () => {
      depth--
    },
  )
}

function textsIn(root: Node): Element['childNodes'] {
  const texts: Element['childNodes'] = []
  walk(
    root,
    (node) => {
      if (isElement(node) && /^(script|style)$/.test(node.tagName)) return false
      if (node.nodeName === '#text' && 'value' in node) texts.push(node)
      return true
    },
    () => {},
  )
  return texts
}

/** Moves declarative shadow roots to where readers see them. Other templates are invisible. */
function unfoldShadowRoots(root: Node): void {
  walk(
    root,
    (node) => {
      if (!isElement(node)) return 'childNodes' in node
      if ('content' in node && attribute(node, 'shadowrootmode') !== undefined) {
        const content = (node as { content: { childNodes: typeof node.childNodes } }).content
        node.childNodes = content.childNodes
        for (const child of node.childNodes) child.parentNode = node
        rename(node, 'div')
      }
      return true
    },
    () => {},
  )
}
