import type { Segment, TextLine } from './fragment.ts'

/** The column names of a table, and the number of lines that they take. */
export interface TableHead {
  /** One per column. The first column, which names the rows, has none. */
  readonly cells: readonly string[]
  readonly lines: number
}

/** More lines than this above the first row are rows of their own. */
const MOST_LINES = 4

/**
 * The head of a table whose first column has no name, in one line or several ("to air" above "kg/year"). `undefined` if
 * none of its columns begins above the second one.
 * @param rows the table's lines of cells, from the top
 */
export function tableHead(rows: readonly TextLine[]): TableHead | undefined {
  const names = rows[0]?.segments.length ?? 0
  const lines = rows.findIndex(({ segments }) => segments.length !== names)
  const body = rows.slice(Math.max(0, lines)).filter(({ segments }) => segments.length === names + 1)
  if (names === 0 || lines < 1 || lines > MOST_LINES || body[0] !== rows[lines]) return undefined
  const columns = Array.from({ length: names + 1 }, (_, at) => extentOf(body, at))
  const head = rows.slice(0, lines)
  const isAboveColumns = head.every(({ segments }) =>
    segments.every((cell, at) => overlaps(cell, columns[at + 1]) && !overlaps(cell, columns[at])),
  )
  if (!isAboveColumns) return undefined
  const cells = Array.from({ length: names }, (_, at) =>
    head.map(({ segments }) => segments[at]?.text ?? '').join(' '),
  )
  return { cells: ['', ...cells], lines }
}

type Extent = Pick<Segment, 'left' | 'right'>

function extentOf(rows: readonly TextLine[], column: number): Extent {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { segments } of rows) {
    left = Math.min(left, segments[column]?.left ?? left)
    right = Math.max(right, segments[column]?.right ?? right)
  }
  return { left, right }
}

function overlaps(cell: Extent, column: Extent | undefined): boolean {
  return column !== undefined && cell.left < column.right && column.left < cell.right
}
