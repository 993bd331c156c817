import type { TextWriter } from '../markup/text-writer.ts'

/** A cell as it is displayed. */
export interface SheetCell {
  readonly text: string
  /** False for numbers and dates, which no header consists of. */
  readonly isText: boolean
}

/** The cells of a sheet, row by row. Merged cells are repeated in each place that they cover. */
export type SheetGrid = readonly (readonly (SheetCell | undefined)[])[]

/** Rows among which the header is looked for. */
const headerRowsMax = 20

/**
 * Writes a sheet as tables whose header has the columns' names. Rows above the header are written as texts, and a row
 * with a single value as the heading of the rows below it.
 */
export function writeSheet(grid: SheetGrid, writer: TextWriter): void {
  const rows = withoutEmpty(grid)
  const at = headerAt(rows)
  const titles = at < 0 ? [] : rows.slice(0, at)
  for (const row of titles) {
    writer.text([...new Set(row.map(textOf))].filter((text) => text !== '').join(' '))
    writer.endBlock()
  }
  const { names, height } = at < 0 ? { names: null, height: 0 } : readHeader(rows, at)
  let isOpen = false
  for (const row of rows.slice(Math.max(at, 0) + height)) {
    const title = sectionTitle(row)
    if (title !== null && names !== null) {
      writer.endBlock()
      writer.startHeading(2)
      writer.text(title)
      writer.endHeading()
      isOpen = false
      continue
    }
    if (!isOpen && names !== null) {
      writer.tableRow(names)
      writer.tableRow(names.map(() => '---'))
      isOpen = true
    }
    writer.tableRow(row.map(textOf))
  }
  writer.endBlock()
}

type Row = readonly (SheetCell | undefined)[]

const textOf = (cell: SheetCell | undefined) => cell?.text.trim() ?? ''

/** The rows and columns that have any text; all rows are equally long. */
function withoutEmpty(grid: SheetGrid): Row[] {
  const used = new Set<number>()
  for (const row of grid)
    for (const [column, cell] of row.entries()) if (textOf(cell) !== '') used.add(column)
  const columns = [...used].sort((one, other) => one - other)
  return grid
    .map((row) => columns.map((column) => row[column]))
    .filter((row) => row.some((cell) => textOf(cell) !== ''))
}

/** The first row that names at least half of the columns by different texts; -1 if there is none. */
function headerAt(rows: readonly Row[]): number {
  return rows.slice(0, Math.min(headerRowsMax, rows.length - 1)).findIndex((row) => {
    const named = row.filter((cell) => textOf(cell) !== '')
    const names = new Set(named.map(textOf))
    return named.every((cell) => cell?.isText) && names.size >= 2 && named.length * 2 >= row.length
  })
}

/** The columns' names. A header over several columns is completed by the row below it. */
function readHeader(rows: readonly Row[], at: number): { names: string[]; height: number } {
  const names = (rows[at] ?? []).map(textOf)
  const isGroup = (column: number) =>
    names[column] !== '' && (names[column] === names[column - 1] || names[column] === names[column + 1])
  const below = rows[at + 1]
  const isDouble =
    below !== undefined &&
    names.some((_, column) => isGroup(column)) &&
    below.every((cell) => textOf(cell) === '' || cell?.isText)
  if (!isDouble) return { names, height: 1 }
  const joined = names.map((name, column) => {
    const part = textOf(below[column])
    return part === '' || part === name ? name : `${name} ${part}`.trim()
  })
  return { names: joined, height: 2 }
}

/** The text of a row that has no other one, in a table of several columns; null for all others. */
function sectionTitle(row: Row): string | null {
  const texts = new Set(row.map(textOf))
  texts.delete('')
  const [title] = texts
  const isAlone =
    texts.size === 1 && row.length > 1 && row.find((cell) => textOf(cell) !== '')?.isText === true
  return isAlone && textOf(row[0]) !== '' ? (title ?? null) : null
}
