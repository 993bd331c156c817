import type { Line, Segment } from './fragment.ts'

/** Columns have at least this many lines and, in the mean, this many characters in one: fewer is a table. */
const MIN_COLUMN_LINES = 4
const MIN_COLUMN_CHARACTERS = 18

/**
 * Lines of a page in reading order. Where a gutter runs down the page, what is left of it comes before what is right
 * of it, between one segment that spans both and the next (an XY-cut, after Nagy and Seth 1984, that lets a few
 * spanning headings cross the cut).
 */
export function readingOrder(segments: Segment[], depth = 0): Line[] {
  const gutter = depth < 4 ? findGutter(segments) : undefined
  if (gutter === undefined) return toLines(segments)
  const lines: Line[] = []
  let band: Segment[] = []
  const endBand = () => {
    lines.push(
      ...readingOrder(
        band.filter(({ right }) => right <= gutter),
        depth + 1,
      ),
    )
    lines.push(
      ...readingOrder(
        band.filter(({ left }) => left >= gutter),
        depth + 1,
      ),
    )
    band = []
  }
  for (const segment of segments.toSorted((a, b) => a.y - b.y)) {
    if (segment.right <= gutter || segment.left >= gutter) band.push(segment)
    else {
      endBand()
      lines.push(...toLines([segment]))
    }
  }
  endBand()
  return lines
}

/** The x of the gutter that the fewest segments cross, or undefined when there is none between two columns of text. */
function findGutter(segments: Segment[]): number | undefined {
  if (segments.length < 2 * MIN_COLUMN_LINES) return undefined
  let best: { x: number; crossing: number } | undefined
  for (const x of new Set(segments.map(({ left }) => Math.floor(left) - 1))) {
    const left = segments.filter((segment) => segment.right <= x)
    const right = segments.filter((segment) => segment.left >= x)
    const crossing = segments.length - left.length - right.length
    if (best !== undefined && crossing >= best.crossing) continue
    if (crossing > 0.2 * segments.length || !areColumns(left, right)) continue
    best = { x, crossing }
  }
  return best?.x
}

function areColumns(left: Segment[], right: Segment[]): boolean {
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

function extent(segments: Segment[]): [number, number] {
  const ys = segments.map(({ y }) => y)
  return [Math.min(...ys), Math.max(...ys)]
}

/** Segments of one column, gathered by baseline. */
function toLines(segments: Segment[]): Line[] {
  const columnRight = Math.max(0, ...segments.map(({ right }) => right))
  const rows: Segment[][] = []
  for (const segment of segments.toSorted((a, b) => a.y - b.y || a.left - b.left)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (
      row !== undefined &&
      first !== undefined &&
      segment.y - first.y < 0.45 * Math.min(first.size, segment.size)
    ) {
      row.push(segment)
    } else rows.push([segment])
  }
  return rows.map((row) => toLine(row, columnRight))
}

function toLine(row: Segment[], columnRight: number): Line {
  const segments = row.toSorted((a, b) => a.left - b.left)
  const longest = segments.reduce((a, b) => (b.text.length > a.text.length ? b : a))
  return {
    segments,
    left: Math.min(...segments.map(({ left }) => left)),
    right: Math.max(...segments.map(({ right }) => right)),
    y: longest.y,
    size: longest.size,
    font: longest.font,
    text: segments.map(({ text }) => text).join(' '),
    columnRight,
  }
}
