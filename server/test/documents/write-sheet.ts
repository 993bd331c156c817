import { utils, write } from '@e965/xlsx'

/** A workbook with one sheet, in the form of a kind of spreadsheet. */
export function writeSheet(
  rows: readonly (readonly (string | number)[])[],
  bookType: 'xlsx' | 'biff8' | 'ods' = 'xlsx',
): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet')
  return write(book, { type: 'buffer', bookType })
}
