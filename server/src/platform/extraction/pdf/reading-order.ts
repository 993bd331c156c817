import type { Line, Segment } from './fragment.ts'
import { toLines } from './lines.ts'

/** Columns have at least this many lines and, in the mean, this many characters in one: fewer is a table. */
const MIN_COLUMN_LINES = 4
const MIN_COLUMN_CHARACTERS = 18

/** A stretch of the page that a gutter runs down through, as a range of segments in the order of y. */
interface Columns {
  from: number
  to: number
  gutter: number
}

/**
 * Lines of a page in reading order: what is above the largest stretch with two columns, its left column, its right
 * one, and what is below, each read the same way (an XY-cut, after Nagy and Seth 1984).
 */
export function readingOrder(segments: Segment[]): Line[] {
  const sorted = segments.toSorted((a, b) => a.y - b.y)
  const columns = findColumns(sorted)
  if (columns === undefined) return toLines(sorted)
  const { from, to, gutter } = columns
  const inside = sorted.slice(from, to)
  return [
    ...readingOrder(sorted.slice(0, from)),
    ...readingOrder(inside.filter(({ right }) => right <= gutter)),
    ...readingOrder(inside.filter(({ right }) => right > gutter)),
    ...readingOrder(sorted.slice(to)),
  ]
}

function findColumns(sorted: Segment[]): Columns | undefined {
  let best: Columns | undefined
  for (const gutter of new Set(sorted.map(({ left }) => Math.floor(left) - 1))) {
    for (const { from, to } of uncrossedStretches(sorted, gutter)) {
      if (best !== undefined && to - from <= best.to - best.from) continue
      if (areColumns(sorted.slice(from, to), gutter)) best = { from, to, gutter }
    }
  }
  return best
}

function* uncrossedStretches(sorted: Segment[], gutter: number): Generator<{ from: number; to: number }> {
  let from = 0
  for (let at = 0; at <= sorted.length; at++) {
    const segment = sorted[at]
    if (segment !== undefined && (segment.right <= gutter || segment.left >= gutter)) continue
    if (at - from >= 2 * MIN_COLUMN_LINES) yield { from, to: at }
    from = at + 1
  }
}

/** Both sides hold lines of text, and stand next to each other rather than one below the other. */
function areColumns(segments: Segment[], gutter: number): boolean {
  const left = segments.filter(({ right }) => right <= gutter)
  const right = segments.filter((segment) => segment.right > gutter)
  if (!isColumn(left) || !isColumn(right)) return false
  const [leftTop, leftBottom] = extent(left)
  const [rightTop, rightBottom] = extent(right)
  const shared = Math.min(leftBottom, rightBottom) - Math.max(leftTop, rightTop)
  return shared > 0.5 * Math.min(leftBottom - leftTop, rightBottom - rightTop)
}

function isColumn(segments: Segment[]): boolean {
  if (segments.length < MIN_COLUMN_LINES) return false
  const characters = segments.reduce((sum, { text }) => sum + text.length, 0)
  return characters / segments.length >= MIN_COLUMN_CHARACTERS
}

/** Of segments in the order of y. */
function extent(segments: Segment[]): [number, number] {
  return [segments.at(0)?.y ?? 0, segments.at(-1)?.y ?? 0]
}
