import type { SheetView } from '@parleykit/contract/knowledge/entry-tables'
import { sheetColumnsMax } from '@parleykit/contract/knowledge/limits'
import type { SheetChoice } from '@parleykit/contract/knowledge/table-choices'
import { isSectionTitle, layOutSheet, type SheetGrid, type SheetLayout, textOf } from './sheet-layout.ts'

/** Rows in which a sample of each column is looked for. */
const sampleRows = 50
const longestSample = 80

/** Tells the owner how a sheet is read. `shown` are the places of the columns that aren't left out. */
export function describeSheet(
  grid: SheetGrid,
  { names, body, headerRow, columns }: SheetLayout,
  { choice, shown }: { readonly choice: SheetChoice | undefined; readonly shown: readonly number[] },
): Omit<SheetView, 'name' | 'isLeftOut'> {
  const rows = body.slice(0, sampleRows).filter((row) => !isSectionTitle(row))
  const nameAt = (at: number) => clip(names?.[at] ?? '')
  const sampleAt = (at: number) => clip(rows.map((row) => textOf(row[at])).find((text) => text !== '') ?? '')
  const example = rows[0] ?? []
  const written = shown.flatMap((at) => {
    const text = clip(textOf(example[at]))
    return text === '' ? [] : [nameAt(at) === '' ? text : `${nameAt(at)}: ${text}`]
  })
  return {
    rows: grid.length,
    headerRow,
    guessedHeaderRow: choice?.headerRow == null ? headerRow : layOutSheet(grid).headerRow,
    keyColumn: choice?.keyColumn ?? null,
    columns: columns.slice(0, sheetColumnsMax).map((number, at) => ({
      number,
      ...{ name: nameAt(at), sample: sampleAt(at), isLeftOut: !shown.includes(at) },
    })),
    exampleRow: written.join('; '),
  }
}

function clip(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return (line.length > longestSample ? `${line.slice(0, longestSample)}…` : line).toWellFormed()
}
