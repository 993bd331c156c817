import type { Segment, TextLine } from './fragment.ts'

/** As shares of the font size: baseline difference within a line, and within a table row of wrapped cells. */
const SAME_LINE = 0.45
const SAME_ROW = 0.8
const MAX_ROW_HEIGHT = 3
/** Number of surrounding lines that determine the width of a column. */
const NEIGHBOURS = 4

/** Groups the segments of one column, sorted by y, into lines. */
export function toLines(sorted: Segment[]): TextLine[] {
  const rows = gather(sorted, inSameRow).flatMap((row) => (isTableRow(row) ? [row] : gather(row, onSameLine)))
  const lines = rows.map((row) => toLine(mergeCells(row)))
  return lines.map((line, at) => {
    const around = lines.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
    const text = around.filter(({ segments }) => segments.length === 1)
    return { ...line, columnRight: Math.max(line.right, ...text.map(({ right }) => right)) }
  })
}

function gather(sorted: Segment[], isNear: (last: Segment, next: Segment) => boolean): Segment[][] {
  const rows: Segment[][] = []
  for (const segment of sorted) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row !== undefined && last !== undefined && isNear(last, segment)) row.push(segment)
    else rows.push([segment])
  }
  return rows
}

/** The larger type counts: a raised note number belongs to its line. */
function onSameLine(last: Segment, next: Segment): boolean {
  return next.y - last.y < SAME_LINE * Math.max(last.size, next.size)
}

function inSameRow(last: Segment, next: Segment): boolean {
  return onSameLine(last, next) || next.y - last.y < SAME_ROW * Math.min(last.size, next.size)
}

/**
 * A wrapped cell is half a line above and below its neighbors. Longer chains are separate lines that happen to be
 * close.
 */
function isTableRow(row: Segment[]): boolean {
  const first = row[0]
  return first !== undefined && (row.at(-1)?.y ?? 0) - first.y < MAX_ROW_HEIGHT * first.size
}

/** From left to right, with segments above one another merged. */
function mergeCells(row: Segment[]): Segment[] {
  const cells: Segment[] = []
  for (const segment of row) {
    const at = cells.findIndex((cell) => isAbove(cell, segment))
    const cell = cells[at]
    if (cell === undefined) cells.push(segment)
    else cells[at] = merge(cell, segment)
  }
  return cells.sort((a, b) => a.left - b.left)
}

function isAbove(cell: Segment, segment: Segment): boolean {
  const isLower = segment.y - cell.y > SAME_LINE * Math.min(cell.size, segment.size)
  return isLower && cell.left < segment.right && segment.left < cell.right
}

function merge(cell: Segment, segment: Segment): Segment {
  return {
    ...cell,
    text: `${cell.text} ${segment.text}`,
    left: Math.min(cell.left, segment.left),
    right: Math.max(cell.right, segment.right),
    y: segment.y,
    isOneFont: cell.isOneFont && segment.isOneFont && cell.font === segment.font,
  }
}

function toLine(segments: Segment[]): TextLine {
  const longest = segments.reduce((a, b) => (b.text.length > a.text.length ? b : a))
  const right = Math.max(...segments.map((segment) => segment.right))
  return {
    segments,
    left: Math.min(...segments.map(({ left }) => left)),
    right,
    y: longest.y,
    size: longest.size,
    font: longest.font,
    isOneFont: segments.every(({ font, isOneFont }) => isOneFont && font === longest.font),
    text: segments.map(({ text }) => text).join(' '),
    columnRight: right,
  }
}
