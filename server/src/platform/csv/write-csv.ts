import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/**
 * Invisible characters: blanks, control and zero-width characters, combining marks. Quotes are included, since a
 * program that splits cells differently removes them.
 */
const unseen = String.raw`\s\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800"`

/** The characters that may start a new cell in any program, whatever the list separator of its locale. */
const separators = String.raw`,;|\t\n\v\f\r\u0085\u2028\u2029\u060c\u061b\u3001\uff0c\uff1b`

/** The characters that begin a formula, with their fullwidth and small forms. */
const beginnings = String.raw`=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b`

/**
 * The invisible characters before a cell's first visible one, and that one if it begins a formula, with the apostrophes
 * before it.
 */
const cellBeginning = new RegExp(`((?:^|[${separators}])[${unseen}${separators}]*)('*[${beginnings}])?`, 'gu')

/**
 * Puts an apostrophe before each character that would begin a formula, at the start of the text and after every
 * character at which a spreadsheet may split cells. One that is there gets another, so that `restoreFormulas` takes
 * back just these.
 */
export function neutralizeFormulas(text: string): string {
  return text.replace(cellBeginning, (_, before: string, beginning?: string) =>
    beginning === undefined ? before : `${before}'${beginning}`,
  )
}

/** Takes back the apostrophes of `neutralizeFormulas`. */
export function restoreFormulas(text: string): string {
  return text.replace(
    cellBeginning,
    (_, before: string, beginning = '') => `${before}${beginning.replace(/^'/, '')}`,
  )
}

/**
 * Writes rows as a CSV file with a header. No cell is a formula in any spreadsheet program: see `neutralizeFormulas`.
 * @param onFailure called with the error if the rows or the reader end early
 */
export function writeCsv(
  columns: readonly string[],
  rows: AsyncIterable<readonly string[]>,
  onFailure: (error: Error) => void,
): Readable {
  // Spreadsheets read UTF-8 only if the byte order mark says so.
  const file = stringify({
    header: true,
    bom: true,
    columns: [...columns],
    cast: { string: neutralizeFormulas },
  })
  return pipeline(Readable.from(rows), file, (error) => {
    if (error) onFailure(error)
  })
}
