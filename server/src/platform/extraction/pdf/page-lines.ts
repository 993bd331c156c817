import type { TextLine } from './fragment.ts'
import { pageFragments, type TextContent } from './page-fragments.ts'
import { plainLetters } from './plain-letters.ts'
import { readingOrder } from './reading-order.ts'
import { joinFragments } from './segments.ts'

/** Lines of a page in reading order. Text in each direction is treated as a separate page. */
export function pageLines(content: TextContent): TextLine[][] {
  return [...pageFragments(content).values()].map((fragments) =>
    readingOrder(joinFragments(fragments).map(plainLetters)),
  )
}
