import { type Element, headingLevel, isElement } from '../../markup/element-roles.ts'
import { dropElements } from '../page/drop-elements.ts'
import { densityOf, type PageParts } from './page-parts.ts'

/** Minimum number of characters of a paragraph with content. */
const paragraphMin = 60

/** Maximum number of characters besides links in a menu. */
const saidMax = 200
/** Maximum number of characters of a line above everything else: an offer, a notice. */
const noticeMax = 150

/**
 * Removes menus, notices above the page and side columns from a page that doesn't declare its main part. A list among
 * the page's own headings and paragraphs is part of its text.
 */
export function dropLinkLists(parts: PageParts): void {
  dropElements(parts.body, (element) => {
    if (parts.isAround(element) || !/^(div|ul|ol|section|table|tr|td|p|dl|center)$/.test(element.tagName)) {
      return false
    }
    return isNotice(element, parts) || isSideColumn(element, parts) || isLinkList(element, parts)
  })
}

function isLinkList(element: Element, parts: PageParts): boolean {
  const measure = parts.measureOf(element)
  if (measure.links < 2 || densityOf(measure) < 0.6) return false
  if (measure.text - measure.linkText > Math.min(saidMax, parts.said * 0.5)) return false
  return parts.isBefore(element) || !standsInText(element, parts)
}

/** A few words above the page's heading, and not next to it. */
function isNotice(element: Element, parts: PageParts): boolean {
  if (parts.heading === null || !parts.isBefore(element)) return false
  const { text, headings } = parts.measureOf(element)
  return text < noticeMax && headings === 0 && element.parentNode !== parts.heading.parentNode
}

/** Next to the element with the page's heading, with few words and lists of links. */
function isSideColumn(element: Element, parts: PageParts): boolean {
  const parent = element.parentNode
  if (
    parent === null ||
    !isElement(parent) ||
    !parts.isAround(parent) ||
    parent === parts.heading?.parentNode
  ) {
    return false
  }
  const measure = parts.measureOf(element)
  if (measure.links < 3 || densityOf(measure) < 0.35) return false
  if (measure.text - measure.linkText > parts.said * 0.5) return false
  return !standsInText(element, parts)
}

function standsInText(element: Element, parts: PageParts): boolean {
  const siblings = element.parentNode?.childNodes.filter(isElement) ?? []
  return siblings.some((sibling) => {
    if (sibling === element) return false
    if (headingLevel(sibling) !== undefined) return true
    const measure = parts.measureOf(sibling)
    return sibling.tagName === 'p' && measure.text > paragraphMin && densityOf(measure) < 0.4
  })
}
