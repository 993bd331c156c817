import { type CellObject, utils, write } from '@e965/xlsx'

/** A value as a format displays it. */
interface FormattedNumber {
  readonly value: number
  readonly format: string
}

/** Rows and columns from 0, both ends included. */
export interface MergedCells {
  readonly from: readonly [row: number, column: number]
  readonly to: readonly [row: number, column: number]
}

/** A workbook with one sheet, in the form of a kind of spreadsheet. */
export function writeSheet(
  rows: readonly (readonly (string | number | null | FormattedNumber)[])[],
  bookType: 'xlsx' | 'biff8' | 'ods' = 'xlsx',
  merged: readonly MergedCells[] = [],
): Buffer {
  const cells = rows.map((row) =>
    row.map((cell): string | number | null | CellObject =>
      typeof cell === 'object' && cell !== null ? { t: 'n', v: cell.value, z: cell.format } : cell,
    ),
  )
  const sheet = utils.aoa_to_sheet(cells)
  sheet['!merges'] = merged.map(({ from, to }) => ({
    s: { r: from[0], c: from[1] },
    e: { r: to[0], c: to[1] },
  }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Sheet')
  return write(book, { type: 'buffer', bookType })
}
