import type { SheetView } from '@parleykit/contract/knowledge/entry-tables'
import type { SheetChoice, TableChoices } from '@parleykit/contract/knowledge/table-choices'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { TextWriter } from '../markup/text-writer.ts'
import { describeSheet } from '../spreadsheet/describe-sheet.ts'
import { layOutSheet, type SheetGrid } from '../spreadsheet/sheet-layout.ts'
import { writeSheet } from '../spreadsheet/write-sheet.ts'
import type { ReaderOutput } from './reader.ts'

export interface NamedSheet {
  /** Empty for a CSV file. */
  readonly name: string
  readonly grid: SheetGrid
}

/** Writes the sheets that the owner hasn't left out. With choices, all sheets are described too. */
export function readSheets(
  sheets: Iterable<NamedSheet>,
  { choices, hasNames }: { readonly choices: TableChoices | null | undefined; readonly hasNames: boolean },
): ReaderOutput {
  const writer = new TextWriter()
  const views: SheetView[] = []
  for (const { name, grid } of sheets) {
    const choice = choices?.sheets.find((each) => each.name === name)
    const isLeftOut = choices?.leftOutSheets.includes(name) === true
    checkHeaderRow(grid, choice)
    const layout = layOutSheet(grid, choice?.headerRow)
    const shown = columnsInOrder(layout.columns, choice)
    if (choices) views.push({ ...describeSheet(grid, layout, { choice, shown }), name, isLeftOut })
    if (isLeftOut) continue
    if (hasNames) {
      writer.startHeading(1)
      writer.text(name)
      writer.endHeading()
    }
    writeSheet(layout, shown, writer)
  }
  return { text: writer.toString(), title: null, ...(choices && { sheets: views }) }
}

function checkHeaderRow(grid: SheetGrid, choice: SheetChoice | undefined): void {
  const { headerRow = null, name = '' } = choice ?? {}
  if (headerRow === null || headerRow <= grid.length) return
  const sheet = name === '' ? 'This file' : `The sheet "${name}"`
  throw new ExtractionError('wrong_content', `${sheet} has no row ${headerRow}.`)
}

/** The places of the columns that aren't left out, the key column first. */
function columnsInOrder(columns: readonly number[], choice: SheetChoice | undefined): number[] {
  const kept = columns.flatMap((number, at) => (choice?.leftOutColumns.includes(number) ? [] : [at]))
  const key = columns.indexOf(choice?.keyColumn ?? 0)
  return kept.includes(key) ? [key, ...kept.filter((at) => at !== key)] : kept
}
