import type { Segment, TextLine } from './fragment.ts'
import { toLines } from './lines.ts'

/** Minimum for columns: lines, and mean characters per line. Anything below is a table. */
const MIN_LINES = 4
const MIN_CHARACTERS = 18
/** As a share of the median font size: a larger gap between two baselines is white space across the page. */
const MAX_GAP = 2.5
/** The minimum share of the shorter column that is next to the other one. */
const MIN_BESIDE = 0.5

const MIN_PIECE_LINES = 2

/** A part of the page with a gutter through it, as a range of segments in order of y. */
interface Columns {
  from: number
  to: number
  gutter: number
}

/**
 * Lines of a page in reading order: the part above the largest two-column area, its left column, its right column, and
 * the part below, each read the same way (an XY-cut, after Nagy and Seth 1984).
 */
export function readingOrder(segments: Segment[]): TextLine[] {
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

/** The largest area with columns. White space across the page ends it, unless the same columns continue below. */
function findColumns(sorted: Segment[]): Columns | undefined {
  const maxGap = MAX_GAP * (sorted.map(({ size }) => size).sort((a, b) => a - b)[sorted.length >> 1] ?? 0)
  let best: Columns | undefined
  for (const gutter of new Set(sorted.map(({ left }) => Math.floor(left) - 1))) {
    let stretch: Columns | undefined
    for (const { from, to } of uncrossedPieces(sorted, gutter, maxGap)) {
      if (!areColumns(sorted.slice(from, to), gutter, MIN_PIECE_LINES)) continue
      stretch = { from: stretch?.to === from ? stretch.from : from, to, gutter }
      if (best !== undefined && stretch.to - stretch.from <= best.to - best.from) continue
      if (areColumns(sorted.slice(stretch.from, to), gutter, MIN_LINES)) best = stretch
    }
  }
  return best
}

/** Ranges without a segment across the gutter, and without white space across the page. */
function* uncrossedPieces(
  sorted: Segment[],
  gutter: number,
  maxGap: number,
): Generator<Omit<Columns, 'gutter'>> {
  let from = 0
  for (let at = 0; at <= sorted.length; at++) {
    const segment = sorted[at]
    const isCrossing = segment === undefined || (segment.right > gutter && segment.left < gutter)
    if (!isCrossing && segment.y - (sorted[at - 1]?.y ?? segment.y) <= maxGap) continue
    if (at > from) yield { from, to: at }
    from = isCrossing ? at + 1 : at
  }
}

/** Both sides contain lines of text, and are next to each other rather than one below the other. */
function areColumns(segments: Segment[], gutter: number, minLines: number): boolean {
  if (segments.length < 2 * minLines) return false
  const left = segments.filter(({ right }) => right <= gutter)
  const right = segments.filter((segment) => segment.right > gutter)
  if (!isColumn(left, minLines) || !isColumn(right, minLines)) return false
  const [leftTop, leftBottom] = extent(left)
  const [rightTop, rightBottom] = extent(right)
  const shared = Math.min(leftBottom, rightBottom) - Math.max(leftTop, rightTop)
  return shared > MIN_BESIDE * Math.min(leftBottom - leftTop, rightBottom - rightTop)
}

function isColumn(segments: Segment[], minLines: number): boolean {
  if (segments.length < minLines) return false
  const characters = segments.reduce((sum, { text }) => sum + text.length, 0)
  return characters / segments.length >= MIN_CHARACTERS
}

/** Expects segments in order of y. */
function extent(segments: Segment[]): [number, number] {
  return [segments.at(0)?.y ?? 0, segments.at(-1)?.y ?? 0]
}
