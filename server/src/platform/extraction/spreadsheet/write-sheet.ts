import type { TextWriter } from '../markup/text-writer.ts'
import { isSectionTitle, type SheetLayout, type SheetRow, textOf } from './sheet-layout.ts'

/** A longer text is a note, not the title of the rows below it. */
const longestTitle = 60

/**
 * Writes the columns at these places of a sheet as tables whose header has the columns' names. Rows above the header are
 * written as texts, and a row with a single value as the heading of the rows below it.
 */
export function writeSheet(
  { titles, names, body }: SheetLayout,
  shown: readonly number[],
  writer: TextWriter,
): void {
  const textsOf = (row: SheetRow) => shown.map((at) => textOf(row[at]))
  for (const row of titles) {
    writer.text([...new Set(textsOf(row))].filter((text) => text !== '').join(' '))
    writer.endBlock()
  }
  const lastRow = body.findLastIndex((row) => !isSectionTitle(row))
  let isOpen = false
  for (const [at, row] of body.entries()) {
    const texts = textsOf(row)
    if (isSectionTitle(row)) {
      // A title in a column that is left out is left out too.
      writeTitle(texts.find((text) => text !== '') ?? '', at < lastRow, writer)
      isOpen = false
      continue
    }
    if (!isOpen && names !== null) {
      writer.tableRow(shown.map((column) => names[column] ?? ''))
      writer.tableRow(shown.map(() => '---'))
      isOpen = true
    }
    writer.tableRow(texts)
  }
  writer.endBlock()
}

function writeTitle(text: string, hasRowsBelow: boolean, writer: TextWriter): void {
  writer.endBlock()
  const isTitle = hasRowsBelow && text.length <= longestTitle
  if (isTitle) writer.startHeading(2)
  writer.text(text)
  if (isTitle) writer.endHeading()
  else writer.endBlock()
}
