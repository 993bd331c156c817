import { sheetColumnsMax, sheetRowsMax } from '@parleykit/contract/knowledge/limits'
import Papa from 'papaparse'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { decodeText } from '../decoding/decode-text.ts'
import { tooManyColumns } from '../spreadsheet/too-many-columns.ts'
import { readSheets } from './read-sheets.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

/** Tables as text, with commas, semicolons, tabs or bars between the cells. */
export function readSeparatedValues(file: ReaderInput): ReaderOutput {
  const { rows, characterSet } = parseSeparatedValues(file, sheetRowsMax + 1, 'greedy')
  if (rows.length > sheetRowsMax) {
    const message = `This file has more than ${sheetRowsMax.toLocaleString('en-US')} rows. Split it into several files.`
    throw new ExtractionError('too_large', message)
  }
  if (rows.some((row) => row.slice(sheetColumnsMax).some((cell) => cell !== ''))) throw tooManyColumns()
  const grid = rows.map((row) => row.map((cell) => ({ text: cell, isText: !/\d/.test(cell) })))
  return { ...readSheets([{ name: '', grid }], { choices: file.tables, hasNames: false }), characterSet }
}

/** The cells of the first rows, and the encoding that they were read in. Empty lines are rows unless they are skipped. */
export function parseSeparatedValues(
  { bytes, fileType }: Pick<ReaderInput, 'bytes' | 'fileType'>,
  preview: number,
  skipEmptyLines: false | 'greedy' = false,
): { readonly rows: string[][]; readonly characterSet: string } {
  const { text, characterSet } = decodeText(bytes)
  // Excel names the separator in a line of its own.
  const named = /^sep=(.)\r?\n/.exec(text)
  const table = named ? text.slice(named[0].length) : text
  const delimiter = named?.[1] ?? (fileType === 'tsv' ? '\t' : guessDelimiter(table))
  const { data } = Papa.parse<string[]>(table, { skipEmptyLines, preview, delimiter })
  return { rows: data, characterSet }
}

/** Empty lines would count as rows of one cell. */
function guessDelimiter(table: string): string {
  const { meta } = Papa.parse(table, {
    ...{ preview: 10, skipEmptyLines: 'greedy', delimitersToGuess: [';', ',', '\t', '|'] },
  })
  return meta.delimiter
}
