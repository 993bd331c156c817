import type { Line } from './fragment.ts'

/** `- ` or `1. ` for a line that begins a list item, else undefined. */
export function listMarker(text: string): string | undefined {
  if (/^[•‣▪▫◦●○■□➢➤✓✔\uF0B7\uF0A7]\s*\S/u.test(text) || /^[-–]\s+\S/u.test(text)) return '- '
  return /^(\d{1,3})[.)]\s+\S/.exec(text)?.[1]?.concat('. ')
}

/** Whether a line goes on with the paragraph of the line before it, by spacing, indentation and punctuation. */
export function isSameParagraph(previous: Line, line: Line): boolean {
  if (Math.abs(previous.size - line.size) > 0.12 * Math.max(previous.size, line.size)) return false
  const gap = line.y - previous.y
  if (gap <= 0 || gap > 6 * line.size) return continuesElsewhere(previous, line)
  if (gap > 1.55 * line.size) return false
  const width = previous.columnRight - previous.left
  const endsEarly =
    previous.right < previous.columnRight - 0.1 * width && /[.!?:;]["'”’)\]]*$/.test(previous.text)
  const isIndented = line.left - previous.left > 0.8 * line.size && line.left - previous.left < 4 * line.size
  return !endsEarly && !(isIndented && /[.!?:]["'”’)\]]*$/.test(previous.text))
}

/** A sentence that runs on at the top of the next column or page. */
function continuesElsewhere(previous: Line, line: Line): boolean {
  return /[\p{Ll},\-\u2010]$/u.test(previous.text) && /^\p{Ll}/u.test(line.text)
}
