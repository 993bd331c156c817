import { type Element, headingLevel, isBlock, isElement, type Node } from '../../markup/element-roles.ts'
import { walk } from '../../markup/walk.ts'
import { ancestorsOf } from '../page/elements-of.ts'
import { densityOf, type PageParts } from './page-parts.ts'

/** Minimum share of a page's running text in its main column. Side columns have scraps. */
const columnShare = 0.75
/** Minimum share of the remaining page for a column to be taken for the page. */
const restShare = 0.6
const paragraphMin = 50

/**
 * The column with the page's running text, for pages that don't declare it: paragraphs are weighted by length, and the
 * column is the smallest element that contains nearly all of them. Without running text it is the whole body. (As in
 * Readability, Arc90 2009: paragraphs vote for the elements around them.)
 */
export function narrowRoot(parts: PageParts): Node {
  const votes = new Map<Element, number>()
  let all = 0
  walk(
    parts.body,
    (node) => {
      if (!isElement(node)) return 'childNodes' in node
      const { text } = parts.measureOf(node)
      if (!isParagraph(node) || text < paragraphMin || densityOf(parts.measureOf(node)) > 0.4) return true
      all += text
      for (const above of ancestorsOf(node)) votes.set(above, (votes.get(above) ?? 0) + text)
      return false
    },
    () => {},
  )
  if (all < paragraphMin * 3) return parts.body
  const columns = [...votes].filter(([, vote]) => vote >= all * columnShare)
  // Ancestors are counted in order, so the last one added is the innermost.
  const column = columns
    .map(([element]) => element)
    .sort((one, other) => parts.measureOf(one).text - parts.measureOf(other).text)[0]
  if (!column) return parts.body
  const root = withHeading(column, parts)
  return parts.measureOf(root).text >= parts.total * restShare ? root : parts.body
}

/** The nearest ancestor of a column that includes the page's heading, unless it is far away. */
function withHeading(column: Element, parts: PageParts): Element {
  const around = [column, ...ancestorsOf(column)].find((element) => parts.isAround(element))
  if (!around || !isElement(around) || around.tagName === 'body' || around.tagName === 'html') return column
  return parts.measureOf(around).text <= parts.measureOf(column).text * 1.3 ? around : column
}

function isParagraph(element: Element): boolean {
  if (/^(p|pre|blockquote|td|dd|li)$/.test(element.tagName)) return true
  const hasBlocks = element.childNodes.some((child) => isElement(child) && isBlock(child))
  return isBlock(element) && !hasBlocks && headingLevel(element) === undefined
}
