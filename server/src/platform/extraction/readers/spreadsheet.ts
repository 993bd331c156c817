import { type CellObject, type Range, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { sheetColumnsMax, sheetRowsMax } from '@parleykit/contract/knowledge/limits'
import { checkArchive } from '../archive/check-archive.ts'
import { isEncryptedDocument } from '../archive/is-encrypted-document.ts'
import { ExtractionError } from '../bounds/extraction-error.ts'
import type { SheetCell } from '../spreadsheet/sheet-layout.ts'
import { tooManyColumns } from '../spreadsheet/too-many-columns.ts'
import { type NamedSheet, readSheets } from './read-sheets.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

/** Cells that merged ones cover. */
const mergedMax = 2_000_000

/**
 * Spreadsheets of Excel and LibreOffice: values as they are displayed, formulas by their stored results. Hidden sheets
 * and hidden columns are left out.
 */
export async function readSpreadsheet(file: ReaderInput): Promise<ReaderOutput> {
  const { bytes, fileType, limits, tables } = file
  if (fileType !== 'xls') await refuseOthers(bytes, fileType, limits)
  const book = parse(bytes)
  const shown = book.SheetNames.filter((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden)
  const sheets = gridsOf(book, shown, limits.maxTextLength)
  return readSheets(sheets, { choices: tables, hasNames: shown.length > 1 })
}

/** One sheet after the other, so that only one is in memory. */
function* gridsOf(book: WorkBook, names: readonly string[], lengthMax: number): Generator<NamedSheet> {
  let room = lengthMax
  for (const name of names) {
    const sheet = book.Sheets[name]
    if (!sheet) continue
    const grid = gridOf(sheet)
    room -= lengthOf(grid)
    if (room < 0) throw tooMuchText()
    yield { name, grid }
  }
}

function parse(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      ...{ type: 'array', dense: true, cellStyles: true, cellFormula: false, cellHTML: false, cellNF: true },
      sheetRows: sheetRowsMax + 1,
    })
  } catch (error) {
    if (error instanceof Error && error.message.includes('password-protected')) throw encrypted()
    throw error
  }
}

/** Macros never run, but a workbook that hides them behind another ending isn't what it says. Excel refuses it, too. */
async function refuseOthers(
  bytes: Uint8Array,
  fileType: string,
  limits: ReaderInput['limits'],
): Promise<void> {
  const names = await checkArchive(bytes, limits)
  if (fileType === 'ods' && (await isEncryptedDocument(bytes))) throw encrypted()
  if (!names.includes('xl/vbaProject.bin')) return
  const message = 'This workbook contains macros. Save it as .xlsx without macros and upload it again.'
  throw new ExtractionError('wrong_content', message)
}

function encrypted(): ExtractionError {
  const message = 'This document is password-protected. Remove the password and upload it again.'
  return new ExtractionError('encrypted', message)
}

function gridOf(sheet: WorkSheet): (SheetCell | undefined)[][] {
  const rows: (CellObject | undefined)[][] = sheet['!data'] ?? []
  if (rows.length > sheetRowsMax) {
    const message = `This spreadsheet has a sheet with more than ${sheetRowsMax.toLocaleString('en-US')} rows. Split it into several files.`
    throw new ExtractionError('too_large', message)
  }
  if (
    rows.some((row) => row?.some((cell, column) => column >= sheetColumnsMax && cell && toCell(cell)?.text))
  )
    throw tooManyColumns()
  const isHidden = (column: number) => sheet['!cols']?.[column]?.hidden === true
  const grid = Array.from(rows, (row) =>
    Array.from((row ?? []).slice(0, sheetColumnsMax), (cell, column) =>
      cell && !isHidden(column) ? toCell(cell) : undefined,
    ),
  )
  let room = mergedMax
  for (const merged of sheet['!merges'] ?? []) room -= fillMerged(grid, merged, room)
  return grid
}

/** A workbook keeps a text once that thousands of cells show. */
function lengthOf(grid: readonly (readonly (SheetCell | undefined)[])[]): number {
  let length = 0
  for (const row of grid) for (const cell of row) length += cell?.text.length ?? 0
  return length
}

function tooMuchText(): ExtractionError {
  return new ExtractionError(
    'too_large',
    'This spreadsheet contains too much text. Split it into several files.',
  )
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

/** Returns how many cells were filled: at most `room`. */
function fillMerged(grid: (SheetCell | undefined)[][], { s, e }: Range, room: number): number {
  const cell = grid[s.r]?.[s.c]
  const width = Math.min(e.c, sheetColumnsMax - 1) - s.c + 1
  const height = Math.min(e.r, grid.length - 1) - s.r + 1
  if (!cell || width <= 0 || height <= 0 || width * height > room) return 0
  for (const cells of grid.slice(s.r, s.r + height))
    for (let column = s.c; column < s.c + width; column++) cells[column] = cell
  return width * height
}
