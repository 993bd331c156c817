import type { TextWriter } from '../markup/text-writer.ts'
import { isSectionTitle, layOutSheet, type SheetGrid, textOf } from './sheet-layout.ts'

/** A longer text is a note, not the title of the rows below it. */
const longestTitle = 60

/**
 * Writes a sheet as tables whose header has the columns' names. Rows above the header are written as texts, and a row
 * with a single value as the heading of the rows below it.
 */
export function writeSheet(grid: SheetGrid, writer: TextWriter): void {
  const { titles, names, body } = layOutSheet(grid)
  for (const row of titles) {
    writer.text([...new Set(row.map(textOf))].filter((text) => text !== '').join(' '))
    writer.endBlock()
  }
  const lastRow = body.findLastIndex((row) => !isSectionTitle(row))
  let isOpen = false
  for (const [at, row] of body.entries()) {
    if (isSectionTitle(row)) {
      writeTitle(textOf(row[0]), at < lastRow, writer)
      isOpen = false
      continue
    }
    if (!isOpen && names !== null) {
      writer.tableRow([...names])
      writer.tableRow(names.map(() => '---'))
      isOpen = true
    }
    writer.tableRow(row.map(textOf))
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
