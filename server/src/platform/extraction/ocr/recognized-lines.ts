import type { TextLine } from '../pdf/fragment.ts'
import { readingOrder } from '../pdf/reading-order.ts'
import { joinFragments } from '../pdf/segments.ts'
import type { PictureText } from './recognized.ts'

/** The lines of a page that was read by OCR, in reading order, as those of a page with text. None if a model read it. */
export function recognizedLines(page: PictureText): TextLine[] {
  if ('text' in page) return []
  // Marks of neighboring weak words become one.
  return readingOrder(joinFragments(page.fragments)).map((line) => ({
    ...line,
    text: line.text.replaceAll('⟧ ⟦', ' '),
  }))
}
