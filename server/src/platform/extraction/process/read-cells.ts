import { type CellObject, read, SSF, type WorkBook } from '@e965/xlsx'
import { checkArchive } from '../archive/check-archive.ts'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { typeByContent } from '../decoding/type-by-content.ts'
import type { ReaderInput } from '../readers/reader.ts'
import { parseSeparatedValues } from '../readers/separated-values.ts'
import type { CellsAnswer } from './answer.ts'
import { toFailure } from './to-failure.ts'

/** Limits of a table that an owner fills in. More rows are refused, more columns are left out. */
export interface CellsWanted {
  readonly maxRows: number
  readonly maxColumns: number
}

export interface CellsTask extends Omit<ReaderInput, 'bytes'> {
  readonly wanted: CellsWanted
}

/** Runs in a confined process. */
export function work(tasks: readonly CellsTask[], readBytes: () => Buffer): Promise<CellsAnswer[]> {
  return Promise.all(tasks.map((task) => readCells({ bytes: readBytes(), ...task }).catch(toFailure)))
}

async function readCells(file: CellsTask & ReaderInput): Promise<CellsAnswer> {
  const { maxRows, maxColumns } = file.wanted
  const fileType = typeByContent(file.bytes, file.fileType)
  const isText = fileType === 'csv' || fileType === 'tsv'
  const all = isText
    ? parseSeparatedValues({ ...file, fileType }, maxRows + 1).rows
    : await readSheet({ ...file, fileType }, maxRows + 1)
  const rows = all.slice(0, all.findLastIndex((row) => row.some((cell) => cell.trim() !== '')) + 1)
  if (rows.length === 0) throw new ExtractionError('empty', 'This file contains no text.')
  if (rows.length > maxRows) {
    const message = `This file has more than ${maxRows.toLocaleString('en-US')} rows. Split it into several files.`
    throw new ExtractionError('too_large', message)
  }
  const cells = rows.map((row) => row.slice(0, maxColumns).map((cell) => cell.toWellFormed()))
  return { kind: 'cells', rows: cells, fileType }
}

const spreadsheetTypes = ['xlsx', 'xls', 'ods']

/** The first sheet that is shown and has any text. */
async function readSheet({ bytes, fileType, limits }: ReaderInput, sheetRows: number): Promise<string[][]> {
  if (!spreadsheetTypes.includes(fileType))
    throw new ExtractionError('wrong_content', "This file isn't a spreadsheet or a CSV file.")
  if (fileType !== 'xls') await checkArchive(bytes, limits)
  const book = read(bytes, {
    ...{ type: 'array', dense: true, cellFormula: false, cellHTML: false, cellNF: true, sheetRows },
  })
  const is1904 = book.Workbook?.WBProps?.date1904 === true
  for (const rows of shownSheets(book)) {
    const texts = Array.from(rows, (row) => Array.from(row ?? [], (cell) => textOf(cell, is1904)))
    if (texts.flat().some((text) => text.trim() !== '')) return texts
  }
  return []
}

function shownSheets({ SheetNames, Sheets, Workbook }: WorkBook): (CellObject | undefined)[][][] {
  return SheetNames.filter((_, at) => !Workbook?.Sheets?.[at]?.Hidden).map(
    (name) => Sheets[name]?.['!data'] ?? [],
  )
}

function textOf(cell: CellObject | undefined, is1904: boolean): string {
  if (!cell || cell.t === 'e' || cell.t === 'z') return ''
  if (cell.t === 'n' && cell.z !== undefined && SSF.is_date(String(cell.z))) {
    const { y, m, d } = SSF.parse_date_code(Number(cell.v), { date1904: is1904 })
    return [y, m, d].map((part) => String(part).padStart(2, '0')).join('-')
  }
  return cell.t === 's' ? String(cell.v ?? '') : (cell.w ?? String(cell.v ?? ''))
}
