import type { TextLine } from './fragment.ts'

/** Lines with more than one cell whose cells align with the cells of an adjacent line. */
export function tableRows(lines: TextLine[]): ReadonlySet<TextLine> {
  const rows = new Set<TextLine>()
  lines.forEach((line, at) => {
    const next = lines[at + 1]
    if (next === undefined || !isAligned(line, next)) return
    rows.add(line)
    rows.add(next)
  })
  return rows
}

function isAligned(line: TextLine, next: TextLine): boolean {
  if (line.segments.length < 2 || next.segments.length < 2) return false
  const gap = next.y - line.y
  if (gap <= 0 || gap > 4 * line.size) return false
  const [, ...cells] = line.segments
  return cells.some((cell) =>
    next.segments.some(
      (other, at) =>
        at > 0 &&
        (Math.abs(cell.left - other.left) < line.size ||
          Math.abs(cell.right - other.right) < line.size ||
          Math.abs(cell.left + cell.right - other.left - other.right) < 2 * line.size),
    ),
  )
}
