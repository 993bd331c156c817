import { attribute, type Element, isElement, type Node } from '../markup/element-roles.ts'
import { htmlToText } from '../markup/html-to-text.ts'
import { textOf } from '../markup/text-of.ts'
import { dropLinkLists } from './boilerplate/drop-link-lists.ts'
import { dropSections } from './boilerplate/drop-sections.ts'
import { findHeading } from './boilerplate/find-heading.ts'
import { findMain } from './boilerplate/find-main.ts'
import { isBoilerplate } from './boilerplate/is-boilerplate.ts'
import { keepLabels } from './boilerplate/keep-labels.ts'
import { narrowRoot } from './boilerplate/narrow-root.ts'
import { describeParts } from './boilerplate/page-parts.ts'
import { partSpans } from './boilerplate/part-spans.ts'
import { contactBeside, readContact } from './contact/read-contact.ts'
import { oneLine } from './head/read-head.ts'
import { dropElements } from './page/drop-elements.ts'
import { ancestorsOf, elementsOf } from './page/elements-of.ts'

export interface PageHints {
  readonly title: string
  readonly siteName: string | null
  /** Whether the page declares to be a single article. */
  readonly isArticle: boolean
}

export interface MainText {
  readonly text: string
  readonly heading: string | null
  /** Contact details next to it; empty if there are none. */
  readonly contact: string
}

/**
 * A page's own text without boilerplate, in the extracted form. Hidden content must already be removed from the tree;
 * more is removed here. If the page declares its main part, that is used; otherwise the text is where the running text
 * is.
 */
export function readMainText(document: Node, hints: PageHints): MainText {
  const body = elementsOf(document, ({ tagName }) => tagName === 'body')[0] ?? document
  keepLabels(body)
  dropAnchors(body)
  partSpans(body)
  const heading = findHeading(body, hints)
  const before = describeParts(body, heading, findMain(body, hints.isArticle))
  const contact = readContact(before)
  dropElements(body, (element) => isBoilerplate(element, before))
  const main = findMain(body, hints.isArticle)
  const parts = describeParts(body, heading, main)
  dropSections(main ?? body, { isKept: parts.isAround, isArticle: hints.isArticle })
  if (main === null) dropLinkLists(parts)
  const root = main ?? narrowRoot(describeParts(body, heading, null))
  const title = heading && oneLine(textOf(heading))
  const text = withHeading(htmlToText(root), title, heading, root)
  return { text, heading: title, contact: contactBeside(contact, text) }
}

/** A page's heading may be in an image above its main part. */
function withHeading(text: string, title: string | null, heading: Element | null, root: Node): string {
  if (title === null || heading === null || text === '') return text
  const isWithin = heading === root || ancestorsOf(heading).some((above) => above === root)
  return isWithin ? text : `# ${title}\n\n${text}`
}

/** Anchors next to headings, and numbers that link to footnotes. */
function dropAnchors(body: Node): void {
  dropElements(body, (element) => {
    if (element.tagName === 'sup') return isFootnoteMark(element)
    if (element.tagName !== 'a' || !/^#/.test(attribute(element, 'href') ?? '')) return false
    const words = textOf(element).trim()
    if (/^[¶#§🔗\u{1F517}\s]*$/u.test(words))
      return !element.childNodes.some((child) => isElement(child) && child.tagName === 'img')
    return /\b(headerlink|header-?anchor|heading-?anchor|anchor-?link|hash-?link|permalink)\b/i.test(
      attribute(element, 'class') ?? '',
    )
  })
}

function isFootnoteMark(element: Element): boolean {
  const links = elementsOf(element, ({ tagName }) => tagName === 'a')
  const isInPage = links.every((link) => (attribute(link, 'href') ?? '').startsWith('#'))
  return links.length > 0 && isInPage && /^\[?[\w†‡*]{1,3}\]?$/.test(textOf(element).trim())
}
