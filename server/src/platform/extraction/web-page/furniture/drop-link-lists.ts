import { type Element, headingLevel, isElement } from '../../markup/element-roles.ts'
import { dropElements } from '../drop-elements.ts'
import { densityOf, type PageParts } from './page-parts.ts'

/** Characters of a paragraph that says something. */
const paragraphMin = 60

/**
 * Takes menus and other columns of links out of a page that doesn't say which its main part is. A list that stands among
 * the page's own headings and paragraphs is a part of its text.
 */
export function dropLinkLists(parts: PageParts): void {
  dropElements(parts.body, (element) => {
    if (parts.isAround(element) || !/^(div|ul|ol|section|table|tr|td|p|dl|center)$/.test(element.tagName))
      return false
    const measure = parts.measureOf(element)
    if (measure.links < 2 || densityOf(measure) < 0.6) return false
    return parts.isBefore(element) || !standsInText(element, parts)
  })
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
