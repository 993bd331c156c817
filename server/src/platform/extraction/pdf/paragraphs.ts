import type { TextLine } from './fragment.ts'
import { reachesEdge } from './typography.ts'

const SENTENCE_END = /[.!?:;]["'”’)\]]*$/

/** `- ` or `1. ` for a line that begins a list item, else undefined. */
export function listMarker(text: string): string | undefined {
  if (/^[•‣▪▫◦●○■□➢➤✓✔\uF0B7\uF0A7]\s*\S/u.test(text) || /^[-–]\s+\p{L}/u.test(text)) return '- '
  return /^(\d{1,3})[.)]\s+\S/.exec(text)?.[1]?.concat('. ')
}

/** Whether a line continues the paragraph of the line before it, judged by spacing, indentation and punctuation. */
export function isSameParagraph(previous: TextLine, line: TextLine, leading: number): boolean {
  if (Math.abs(previous.size - line.size) > 0.12 * Math.max(previous.size, line.size)) return false
  const gap = line.y - previous.y
  if (gap <= 0) return continuesElsewhere(previous, line)
  if (gap > 1.25 * leading * line.size) return false
  const indent = (line.left - previous.left) / line.size
  const isNewSentence = SENTENCE_END.test(previous.text)
  return !isNewSentence || (reachesEdge(previous) && !(indent > 0.8 && indent < 4))
}

/** A sentence that continues at the top of the next column or page. */
function continuesElsewhere(previous: TextLine, line: TextLine): boolean {
  return /[\p{Ll},\-\u2010]$/u.test(previous.text) && /^\p{Ll}/u.test(line.text)
}
