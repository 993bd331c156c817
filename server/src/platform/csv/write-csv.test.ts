import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neutralizeFormulas, restoreFormulas, writeCsv } from './write-csv.ts'

const delimiters = [',', ';', '\t', '|', '؛', '،', '、', '；', '，']
const lineEnds = ['\n', '\r', '\r\n']
const blank = /^[\s\p{Z}\p{C}\u2800]+/u
const formula = /^[=+\-@\uff1d\uff0b\uff0d\uff20]/

async function fileOf(rows: readonly (readonly string[])[]): Promise<string> {
  const columns = (rows[0] ?? []).map((_, index) => `column ${index}`)
  async function* all() {
    yield* rows
  }
  return text(writeCsv(columns, all(), (error) => expect.unreachable(error.message)))
}

/** Every cell as a program shows it that reads quotes, and as one that splits at each separator. */
function cellsOf(file: string): string[] {
  return delimiters.flatMap((delimiter) =>
    lineEnds.flatMap((lineEnd) => {
      const split = file.split(lineEnd).flatMap((line) => line.split(delimiter))
      return [...readQuoted(file, delimiter, lineEnd), ...split.map((cell) => cell.replaceAll('"', ''))]
    }),
  )
}

function readQuoted(file: string, delimiter: string, lineEnd: string): string[] {
  const options = { delimiter, record_delimiter: lineEnd, relax_quotes: true, relax_column_count: true }
  try {
    return parse(file, options).flat()
  } catch {
    // Split at other characters, a quote may be left open. Spreadsheets close it at the end of the file.
    return parse(`${file}"`, options).flat()
  }
}

const formulasOf = (file: string) =>
  cellsOf(file)
    .map((cell) => cell.replace(blank, ''))
    .filter((cell) => formula.test(cell))

const pieces = [
  ...[
    ...delimiters,
    ...lineEnds,
    '=',
    '+',
    '-',
    '@',
    '\uff1d',
    '\uff0b',
    '\uff0d',
    '\uff20',
    '"',
    "'",
    'a',
    '1',
  ],
  ...[' ', '\u00a0', '\u3000', '\u200b', '\ufeff', '\u2060', '\u00ad', '\v', '\f', '\u2028', '\0', '\u202e'],
  ...[";=cmd|' /C calc'!A0;", '""=1', ';"=1', '=HYPERLINK("http://evil.example")'],
]
const hostileText = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''))

test('no cell of a file is a formula, whatever separates cells and lines', async () => {
  const rows = fc.array(fc.tuple(hostileText, hostileText, hostileText), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(rows, async (each) => {
      expect(formulasOf(await fileOf(each))).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test.each([
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ["a;=cmd|' /C calc'!A0;", "a;'=cmd|' /C calc'!A0;"],
  ['  \u200b\ufeff=1', "  \u200b\ufeff'=1"],
  ['Bring:\n- a towel\n- a hat', "Bring:\n'- a towel\n'- a hat"],
  ['\u2063\ufe0f\uff20SUM', "\u2063\ufe0f'\uff20SUM"],
  ['3 - 2 = 1, a@b.example, well-known', '3 - 2 = 1, a@b.example, well-known'],
  ["'=1", "''=1"],
  ['', ''],
])('%j is written as %j', (given, written) => {
  expect(neutralizeFormulas(given)).toBe(written)
})

test('every text is restored as it was', () => {
  fc.assert(
    fc.property(hostileText, (given) => {
      expect(restoreFormulas(neutralizeFormulas(given))).toBe(given)
    }),
    { numRuns: 2000 },
  )
})

test('a long run of blanks is read once', () => {
  const text = `${'\n'.repeat(400_000)}x`
  expect(neutralizeFormulas(text)).toBe(text)
})
