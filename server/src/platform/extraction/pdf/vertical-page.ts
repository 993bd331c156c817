import type { TextLine } from './fragment.ts'

/** In font sizes: lines further apart than this are never in one paragraph. */
const APART = 6

/**
 * The lines of a page in vertical writing as if they were all horizontal, in order: horizontal text at the top, the
 * columns, horizontal text below them.
 * @param columns with their vertical position as `left` and `right`, which is the `y` of horizontal lines
 */
export function aroundColumns(lines: readonly TextLine[], columns: readonly TextLine[]): TextLine[] {
  const bottom = columns.reduce((most, { right }) => Math.max(most, right), Number.NEGATIVE_INFINITY)
  const below = lines.findLastIndex(({ y }) => y <= bottom) + 1
  return stack([lines.slice(0, below), columns, lines.slice(below)])
}

function stack(parts: readonly (readonly TextLine[])[]): TextLine[] {
  const stacked: TextLine[] = []
  let end: number | undefined
  for (const part of parts) {
    if (part.length === 0) continue
    const top = part.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY)
    const size = part.reduce((most, line) => Math.max(most, line.size), 0)
    const shift: number = end === undefined ? 0 : end + APART * size - top
    let lowest = Number.NEGATIVE_INFINITY
    for (const line of part) {
      stacked.push({ ...line, y: line.y + shift })
      lowest = Math.max(lowest, line.y + shift)
    }
    end = lowest
  }
  return stacked
}
