import type { Segment, TextLine } from './fragment.ts'
import { pageFragments, type TextContent } from './page-fragments.ts'
import { readingOrder } from './reading-order.ts'
import { joinFragments } from './segments.ts'

/** Lines of a page in reading order. Text in each direction is treated as a separate page. */
export function pageLines(content: TextContent): TextLine[][] {
  return [...pageFragments(content).values()].map((fragments) =>
    readingOrder(joinFragments(fragments).map(plainLetters)),
  )
}

/**
 * Printed forms that nobody types into a search: Latin ligatures, shaped Arabic letters, and marks of vertical lines.
 */
const PRINTED_FORMS =
  /[\uFE11\uFE12\uFE17-\uFE19\uFE30-\uFE34\uFE37-\uFE44\uFE47\uFE48\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]+/g

/** Vertical forms whose compatible letters are Latin, and characters used in lines of their own scripts. */
const FULL_WIDTH: ReadonlyMap<string, string> = new Map([
  ['\uFE10', '，'],
  ['\uFE13', '：'],
  ['\uFE14', '；'],
  ['\uFE15', '！'],
  ['\uFE16', '？'],
  ['\uFE35', '（'],
  ['\uFE36', '）'],
])
const VERTICAL_FORMS = /[\uFE10\uFE13-\uFE16\uFE35\uFE36]/g

/** The dot leaders before a page number in a table of contents. */
const LEADERS = /(?: ?\.){5,} ?/g

function plainLetters(segment: Segment): Segment {
  const text = segment.text
    .replace(PRINTED_FORMS, (letters) => letters.normalize('NFKC'))
    .replace(VERTICAL_FORMS, (sign) => FULL_WIDTH.get(sign) ?? sign)
    .replace(LEADERS, ' … ')
  return { ...segment, text: text.trim() }
}
