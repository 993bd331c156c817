import type { TextLine } from '../pdf/fragment.ts'
import { readingOrder } from '../pdf/reading-order.ts'
import { joinFragments } from '../pdf/segments.ts'
import type { RecognizedPage } from './recognized.ts'

/** The lines of a page that was read by OCR, in reading order, as those of a page with text. */
export function recognizedLines({ fragments }: RecognizedPage): TextLine[] {
  // Marks of neighboring weak words become one.
  return readingOrder(joinFragments(fragments)).map((line) => ({
    ...line,
    text: line.text.replaceAll('⟧ ⟦', ' '),
  }))
}
