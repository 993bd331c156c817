import { utils, write } from '@e965/xlsx'

type Rows = readonly (readonly (string | number | null)[])[]

/** An XLSX file with several sheets, of which some are hidden. */
export function writeWorkbook(
  sheets: Readonly<Record<string, Rows>>,
  hidden: readonly string[] = [],
): Buffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    const cells = rows.map((row) => [...row])
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name)
  }
  book.Workbook = { Sheets: book.SheetNames.map((name) => ({ Hidden: hidden.includes(name) ? 1 : 0 })) }
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}
