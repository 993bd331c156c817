/** A cell as it is displayed. */
export interface SheetCell {
  readonly text: string
  /** False for numbers and dates, which no header consists of. */
  readonly isText: boolean
}

/** The cells of a sheet, row by row. Merged cells are repeated in each place that they cover. */
export type SheetGrid = readonly (readonly (SheetCell | undefined)[])[]

export type SheetRow = readonly (SheetCell | undefined)[]

/** Where a sheet's table begins. */
export interface SheetLayout {
  /** Rows above the header. */
  readonly titles: readonly SheetRow[]
  /** The columns' names; null if no row has them. */
  readonly names: readonly string[] | null
  readonly body: readonly SheetRow[]
  /** The header's number in the file, from 1; null if there is none. */
  readonly headerRow: number | null
  /** The number in the file of each column that has any text, from 1. */
  readonly columns: readonly number[]
}

/** Rows among which the header is looked for. */
const headerRowsMax = 20

export const textOf = (cell: SheetCell | undefined) => cell?.text.trim() ?? ''

/** Finds the header of a sheet, which may have two rows, unless the owner has chosen its number in the file. */
export function layOutSheet(grid: SheetGrid, chosenRow: number | null = null): SheetLayout {
  const { rows, rowNumbers, columns } = withoutEmpty(grid)
  const at = chosenRow === null ? headerAt(rows) : rowNumbers.findIndex((number) => number >= chosenRow)
  if (at < 0) return { titles: [], names: null, body: rows, headerRow: null, columns }
  const { names, height } = readHeader(rows, at)
  const body = completeRows(rows.slice(at + height))
  return { titles: rows.slice(0, at), names, body, headerRow: rowNumbers[at] ?? null, columns }
}

/** The rows and columns that have any text, and their numbers in the file; all rows are equally long. */
function withoutEmpty(grid: SheetGrid) {
  const used = new Set<number>()
  for (const row of grid)
    for (const [column, cell] of row.entries()) if (textOf(cell) !== '') used.add(column)
  const columns = [...used].sort((one, other) => one - other)
  const rowNumbers = grid.flatMap((row, at) => (row.some((cell) => textOf(cell) !== '') ? [at + 1] : []))
  const rows = rowNumbers.map((number): SheetRow => columns.map((column) => grid[number - 1]?.[column]))
  return { rows, rowNumbers, columns: columns.map((column) => column + 1) }
}

/** The first row that names at least half of the columns by different texts; -1 if there is none. */
function headerAt(rows: readonly SheetRow[]): number {
  return rows.slice(0, Math.min(headerRowsMax, rows.length - 1)).findIndex((row) => {
    const named = row.filter((cell) => textOf(cell) !== '')
    const names = new Set(named.map(textOf))
    return named.every((cell) => cell?.isText) && names.size >= 2 && named.length * 2 >= row.length
  })
}

/** The columns' names. A header over several columns, or one that says little, is completed by the row below it. */
function readHeader(rows: readonly SheetRow[], at: number): { names: string[]; height: number } {
  const written = (rows[at] ?? []).map(textOf)
  const below = rows[at + 1]
  const names = below ? spreadNames(written, below) : written
  if (!below || !completesHeader(names, below)) return { names: written, height: 1 }
  const joined = names.map((name, column) => {
    const part = textOf(below[column])
    return part === '' || part === name ? name : `${name} ${part}`.trim()
  })
  return { names: joined, height: 2 }
}

/** Repeats a name over several columns that aren't merged, as in a CSV file, where the row below names each of them. */
function spreadNames(names: readonly string[], below: SheetRow): string[] {
  const isNamed = (column: number) => textOf(below[column]) !== ''
  const isMerged = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  const spread: string[] = []
  for (const [column, name] of names.entries()) {
    const last = spread[column - 1] ?? ''
    spread.push(name === '' && isNamed(column) && isNamed(column - 1) && !isMerged(last) ? last : name)
  }
  return isNamed(0) ? [...names] : spread
}

/** Whether a row names columns: those below a shared name, or some of them while the first one has no value. */
function completesHeader(names: readonly string[], below: SheetRow): boolean {
  const isGroup = (column: number) =>
    names[column] !== '' && (names[column] === names[column - 1] || names[column] === names[column + 1])
  const isNew = (cell: SheetCell | undefined, column: number) => {
    const text = textOf(cell)
    return text !== '' && text !== names[column]
  }
  const added = below.flatMap((cell, column) => (isNew(cell, column) ? [{ cell, column }] : []))
  if (added.length === 0 || isSectionTitle(below)) return false
  const parts = new Set(added.map(({ cell }) => textOf(cell)))
  const areTexts = added.every(({ cell }) => cell?.isText)
  const completesGroups = names.some((_, column) => isGroup(column))
  if (completesGroups && areTexts && parts.size > 1) return true
  // Numbers name columns too, such as sizes, if nothing else is in their row.
  if (
    completesGroups &&
    parts.size === added.length &&
    added.every(({ column }) => isGroup(column) || names[column] === '')
  )
    return true
  return areTexts && !isNew(below[0], 0)
}

/** Signs for "the same as above". */
const Ditto = /^(?:["″〃]|'')$/

/** Repeats what a row leaves out because it is the same as above: its first cells, and ditto marks. */
function completeRows(rows: readonly SheetRow[]): SheetRow[] {
  let above: SheetRow | undefined
  return rows.map((row) => {
    if (isSectionTitle(row)) {
      above = undefined
      return row
    }
    const last = above
    const first = row.findIndex((cell) => textOf(cell) !== '')
    const complete = last
      ? row.map((cell, column) => (column < first || Ditto.test(textOf(cell)) ? last[column] : cell))
      : row
    above = complete
    return complete
  })
}

/** Whether a row of several columns has a single text, which begins in the first of them. */
export function isSectionTitle(row: SheetRow): boolean {
  const texts = new Set(row.map(textOf))
  texts.delete('')
  const isAlone = texts.size === 1 && row.length > 1
  return isAlone && textOf(row[0]) !== '' && row[0]?.isText === true
}
