import { MONOSPACED, type TextLine } from './fragment.ts'
import { halfPoints, type Typography } from './typography.ts'

const MIN_RATIO = 1.12
const MAX_LENGTH = 200
const MAX_INLINE_LENGTH = 90
const LOWEST = 4

/**
 * The level of each line that is a heading. Type larger than the running text makes a heading, the largest of level 1.
 * A short separate line in another font, set apart from the line above, is a heading one level lower.
 */
export function headingLevels(lines: TextLine[], typography: Typography): ReadonlyMap<TextLine, number> {
  const large = lines.filter((line) => isLarge(line, typography))
  const sizes = [...new Set(large.map(({ size }) => halfPoints(size)))].sort((a, b) => b - a)
  const levels = new Map(
    large.map((line) => [line, Math.min(sizes.indexOf(halfPoints(line.size)) + 1, LOWEST)]),
  )
  const lowest = Math.min(sizes.length + 1, LOWEST)
  lines.forEach((line, at) => {
    if (!levels.has(line) && standsOut(lines[at - 1], line, lines[at + 1], typography))
      levels.set(line, lowest)
  })
  return levels
}

function isLarge(line: TextLine, { bodySize }: Typography): boolean {
  return halfPoints(line.size) >= MIN_RATIO * bodySize && line.text.length <= MAX_LENGTH && hasWord(line)
}

function standsOut(
  previous: TextLine | undefined,
  line: TextLine,
  next: TextLine | undefined,
  { bodySize, bodyFont, leading }: Typography,
): boolean {
  const isOther =
    line.isOneFont && line.font !== bodyFont && line.font !== MONOSPACED && halfPoints(line.size) >= bodySize
  const isTitle = line.text.length <= MAX_INLINE_LENGTH && /^[\p{Lu}\p{N}]/u.test(line.text) && hasWord(line)
  const isOpen = line.segments.length > 1 || /[.,;:]$/.test(line.text)
  const gap = previous === undefined ? Number.POSITIVE_INFINITY : line.y - previous.y
  const isApart = gap < 0 || gap > 1.25 * leading * line.size
  return isOther && isTitle && !isOpen && isApart && !goesOn(line, next, leading)
}

/** Whether the next line continues this one. True at the end of the document, so that its last line is no heading. */
function goesOn(line: TextLine, next: TextLine | undefined, leading: number): boolean {
  if (next === undefined) return true
  const gap = next.y - line.y
  return next.isOneFont && next.font === line.font && gap > 0 && gap < 1.25 * leading * line.size
}

function hasWord(line: TextLine): boolean {
  return /\p{L}{2}|\p{Script=Han}/u.test(line.text)
}
