/** A column of a table: each distinct text once, and for each row the number of its text. */
export interface TableColumn {
  readonly name: string
  /** As displayed, in Markdown. */
  readonly texts: readonly string[]
  readonly codes: Uint16Array | Uint32Array
}

/** The rows of an entry below one header. Sheets and sections with the same header share a table. */
export interface RowTable {
  readonly entryId: number
  /** The entry's name. */
  readonly title: string
  readonly columns: readonly TableColumn[]
  /** The sheet and section of each row, as headings. */
  readonly sections: TableColumn
  /** For each row, the position of its passage in the index. */
  readonly passages: Uint32Array
}

/** The displayed text of a cell. */
export function textAt({ texts, codes }: TableColumn, row: number): string {
  return texts[codes[row] ?? 0] ?? ''
}

/** A row as the line that its passage has. */
export function lineOf({ columns }: RowTable, row: number): string {
  return rowLine(columns.map((column) => textAt(column, row)))
}

/** A row in Markdown, with the white space of a passage. */
export function rowLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`.replaceAll(/ {2,}/g, ' ')
}

/** A cell's text without the escapes of Markdown. */
export function plainCell(text: string): string {
  return text.replaceAll('\\|', '|')
}

/** The text numbers of a column in the smallest array that can hold them. */
export function packCodes(codes: ArrayLike<number>, textCount: number): Uint16Array | Uint32Array {
  return textCount > 0xffff ? Uint32Array.from(codes) : Uint16Array.from(codes)
}
