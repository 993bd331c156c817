import Papa from 'papaparse'
import { ExtractionError } from '../bounds/extraction-error.ts'
import { decodeText } from '../decoding/decode-text.ts'
import { TextWriter } from '../markup/text-writer.ts'
import { writeSheet } from '../spreadsheet/write-sheet.ts'
import type { ReaderInput, ReaderOutput } from './reader.ts'

const rowsMax = 100_000

/** Tables as text, with commas, semicolons, tabs or bars between the cells. */
export function readSeparatedValues({ bytes, fileType }: ReaderInput): ReaderOutput {
  const { text, characterSet } = decodeText(bytes)
  // Excel names the separator in a line of its own.
  const named = /^sep=(.)\r?\n/.exec(text)
  const { data } = Papa.parse<string[]>(named ? text.slice(named[0].length) : text, {
    ...{ skipEmptyLines: 'greedy', delimitersToGuess: [';', ',', '\t', '|'] },
    ...(named?.[1] ? { delimiter: named[1] } : fileType === 'tsv' && { delimiter: '\t' }),
    preview: rowsMax + 1,
  })
  if (data.length > rowsMax) {
    const message = `This file has more than ${rowsMax.toLocaleString('en-US')} rows. Split it into several files.`
    throw new ExtractionError('too_large', message)
  }
  const writer = new TextWriter()
  writeSheet(
    data.map((row) => row.map((cell) => ({ text: cell, isText: !/\d/.test(cell) }))),
    writer,
  )
  return { text: writer.toString(), title: null, characterSet }
}
