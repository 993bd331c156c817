import type { Fragment, TextLine } from './fragment.ts'
import { pageFragments, type TextContent } from './page-fragments.ts'
import { plainLetters } from './plain-letters.ts'
import { acrossThePage, downThePage, readingOrder } from './reading-order.ts'
import { joinFragments } from './segments.ts'
import { aroundColumns } from './vertical-page.ts'

/**
 * Lines of a page in reading order. Text in each direction is treated as a separate page, except horizontal text on a
 * mostly vertical page: its title and its number.
 */
export function pageLines(content: TextContent): TextLine[][] {
  const byDirection = pageFragments(content)
  const pages = new Map([...byDirection].map(([quarters, fragments]) => [quarters, toLines(fragments)]))
  for (const [quarters, fragments] of byDirection) {
    const across = (quarters + 1) % 4
    const columns = pages.get(quarters)
    const lines = pages.get(across)
    if (columns === undefined || lines === undefined) continue
    if (verticalSigns(fragments) <= signs(byDirection.get(across) ?? [])) continue
    pages.set(quarters, aroundColumns(lines, columns))
    pages.delete(across)
  }
  return [...pages.values()]
}

function toLines(fragments: Fragment[]): TextLine[] {
  const isVertical = 2 * verticalSigns(fragments) > signs(fragments)
  return readingOrder(joinFragments(fragments).map(plainLetters), isVertical ? downThePage : acrossThePage)
}

function verticalSigns(fragments: readonly Fragment[]): number {
  return signs(fragments.filter(({ isVertical }) => isVertical))
}

function signs(fragments: readonly Fragment[]): number {
  return fragments.reduce((sum, { text }) => sum + text.length, 0)
}
