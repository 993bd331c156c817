import { type CellObject, type Range, read, SSF, type WorkSheet } from '@e965/xlsx'
import { checkArchive } from '../archive/check-archive.ts'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { TextWriter } from '../markup/text-writer.ts'
import type { SheetCell } from '../spreadsheet/sheet-layout.ts'
import { writeSheet } from '../spreadsheet/write-sheet.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

const rowsMax = 100_000
const columnsMax = 200

/**
 * Spreadsheets of Excel and LibreOffice: values as they are displayed, formulas by their stored results. Hidden sheets
 * and hidden columns are left out.
 */
export async function readSpreadsheet({ bytes, fileType, limits }: ReaderInput): Promise<ReaderOutput> {
  if (fileType !== 'xls') await checkArchive(bytes, limits)
  const book = read(bytes, {
    ...{ type: 'array', dense: true, cellStyles: true, cellFormula: false, cellHTML: false, cellNF: true },
    sheetRows: rowsMax + 1,
  })
  const shown = book.SheetNames.filter((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden)
  const writer = new TextWriter()
  for (const name of shown) {
    const sheet = book.Sheets[name]
    if (!sheet) continue
    if (shown.length > 1) {
      writer.startHeading(1)
      writer.text(name)
      writer.endHeading()
    }
    writeSheet(gridOf(sheet), writer)
  }
  return { text: writer.toString(), title: null }
}

function gridOf(sheet: WorkSheet): (SheetCell | undefined)[][] {
  const rows: (CellObject | undefined)[][] = sheet['!data'] ?? []
  if (rows.length > rowsMax) {
    const message = `This spreadsheet has a sheet with more than ${rowsMax.toLocaleString('en-US')} rows. Split it into several files.`
    throw new ExtractionError('too_large', message)
  }
  const isHidden = (column: number) => sheet['!cols']?.[column]?.hidden === true
  const grid = Array.from(rows, (row) =>
    Array.from((row ?? []).slice(0, columnsMax), (cell, column) =>
      cell && !isHidden(column) ? toCell(cell) : undefined,
    ),
  )
  for (const merged of sheet['!merges'] ?? []) fillMerged(grid, merged)
  return grid
}

/** Errors such as #REF! are no text. */
function toCell(cell: CellObject): SheetCell | undefined {
  const { t, v, w } = cell
  if (t === 'e' || t === 'z') return undefined
  return { text: w ?? formatted(cell) ?? String(v ?? ''), isText: t === 's' }
}

/** A number in a format that the parser gave up on, such as dd.mm.yyyy: it knows dots only if they are escaped. */
function formatted({ t, v, z }: CellObject): string | undefined {
  if (t !== 'n' || typeof z !== 'string') return undefined
  try {
    return SSF.format(z.replaceAll('.', '\\.'), v)
  } catch {
    return undefined
  }
}

function fillMerged(grid: (SheetCell | undefined)[][], { s, e }: Range): void {
  const cell = grid[s.r]?.[s.c]
  if (!cell) return
  for (let row = s.r; row <= Math.min(e.r, grid.length - 1); row++)
    for (let column = s.c; column <= Math.min(e.c, columnsMax - 1); column++) {
      const cells = grid[row]
      if (cells) cells[column] = cell
    }
}
