import { fenceOf, startsHeading, startsItem } from './markdown-lines.ts'
/** A table that starts at a line, as Markdown. `end` is the index of its last line. */
export interface Table {
  readonly rows: readonly string[]
  readonly end: number
}

const GAP = /\t+| {2,}|\u00a0{2,}/
const DELIMITER_CELL = /^:?-+:?$/
const FIGURE = /\p{N}/u
/** A cell that matches this is the end of a sentence followed by two spaces. */
const ENDS_LIKE_A_SENTENCE = /[.!?;,…。！？，]["'”’)\]]*$/u
const LONGEST_CELL = 60
const LONGEST_LAST_CELL = 160
const MOST_COLUMNS = 20
/** For a header that only its words distinguish from a row. */
const FEWEST_ROWS = 2
const FEWEST_COLUMNS_OF_A_HEADER = 3

/**
 * A table in plain text, with columns separated by bars without outer ones, by tabs or by two or more spaces.
 * `undefined` if fewer than two consecutive lines have the same columns, and for Markdown tables.
 */
export function parseTable(lines: readonly string[], at: number): Table | undefined {
  return collect(lines, at, cellsBetweenBars) ?? collect(lines, at, cellsBetweenGaps)
}

type ReadCells = (line: string) => string[] | undefined

function collect(lines: readonly string[], at: number, cellsOf: ReadCells): Table | undefined {
  const first = cellsOf(lines[at] ?? '')
  const second = first && cellsOf(lines[at + 1] ?? '')
  if (!first || !second) return undefined
  // If the first column has no name, the header begins above the second.
  const header =
    first.length === second.length - 1 && startsIndented(lines[at] ?? '') ? ['', ...first] : first
  if (header.length !== second.length) return undefined
  const rows = [header]
  let end = at
  for (let next = at + 1; next < lines.length; next++) {
    const cells = cellsOf(lines[next] ?? '')
    if (!cells || cells.length > header.length) break
    rows.push([...cells, ...Array.from({ length: header.length - cells.length }, () => '')])
    end = next
  }
  return { rows: toMarkdown(rows), end }
}

function toMarkdown(rows: readonly (readonly string[])[]): string[] {
  const below = rows.slice(1)
  const written = rows.map((cells) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' '))
  const hasDashes = rows[1]?.every((cell) => DELIMITER_CELL.test(cell)) ?? false
  if (hasDashes || !isHeader(rows[0] ?? [], below)) return written
  return [written[0] ?? '', `|${'---|'.repeat(rows[0]?.length ?? 0)}`, ...written.slice(1)]
}

/** Column names: the first column has none, or all rows have digits and the names don't. */
function isHeader(header: readonly string[], below: readonly (readonly string[])[]): boolean {
  if (header[0] === '') return true
  return (
    header.length >= FEWEST_COLUMNS_OF_A_HEADER &&
    below.length >= FEWEST_ROWS &&
    !FIGURE.test(header.join(' ')) &&
    below.every((cells) => FIGURE.test(cells.join(' ')))
  )
}

function isMarked(line: string): boolean {
  return fenceOf(line) !== undefined || startsHeading(line) || startsItem(line)
}

/** A line that begins and ends with a bar is Markdown and stays as it is. */
function cellsBetweenBars(line: string): string[] | undefined {
  const text = line.trim()
  if (!text.includes('|') || (text.startsWith('|') && text.endsWith('|')) || isMarked(line)) return undefined
  const cells = text.replace(/\|$/, '').split('|')
  return checked(cells.map(tidy), 1)
}

function cellsBetweenGaps(line: string): string[] | undefined {
  const text = line.trim()
  if (text.includes('|') || isMarked(line)) return undefined
  const cells = text.split(GAP).map(tidy)
  const areSentences = cells.slice(0, -1).some((cell) => ENDS_LIKE_A_SENTENCE.test(cell))
  return areSentences || cells.includes('') ? undefined : checked(cells, 0)
}

function checked(cells: readonly string[], mayBeEmpty: number): string[] | undefined {
  if (cells.length < 2 || cells.length > MOST_COLUMNS) return undefined
  const fits = cells.every(
    (cell, at) => cell.length <= (at === cells.length - 1 ? LONGEST_LAST_CELL : LONGEST_CELL),
  )
  const named = cells.filter((cell) => cell !== '').length
  return fits && named >= cells.length - mayBeEmpty && named > 0 ? [...cells] : undefined
}

function startsIndented(line: string): boolean {
  return /^\s{4,}/.test(line)
}

function tidy(cell: string): string {
  return cell.replace(/[\s\u00a0\u200b\ufeff\0]+/g, ' ').trim()
}
