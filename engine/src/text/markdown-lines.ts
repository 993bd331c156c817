/**
 * The Markdown role of a line of knowledge, and of lists as people type them. Nothing else in the engine knows these
 * marks.
 */
const ITEM_MARK = '(?:[-*+•–]|\\d{1,3}[.)])'
const FENCE = /^\s*(```+|~~~+)/
const HEADING = /^\s{0,3}(#{1,6})\s+/
const UNDERLINE = /^\s{0,3}(?:(=+)|-{2,})\s*$/
const ITEM = new RegExp(`^\\s*${ITEM_MARK}\\s+\\S`)
const ROW = /^\s*\|/
const DELIMITER_ROW = /^\|[\s:|-]+\|?$/
const STEP = /^\s*(\d{1,3})[.)]\s/
const ITEM_START = new RegExp(`^\\s*${ITEM_MARK}\\s`)
const HEADING_START = /^\s*#{1,6}\s/
const MARKS = new RegExp(`^\\s*(?:#{1,6}\\s+|${ITEM_MARK}\\s+|>\\s*)+`)

/** The fence marks of a line that begins or ends a code block. */
export function fenceOf(line: string): string | undefined {
  return FENCE.exec(line)?.[1]
}

/** A heading's level, from 1, and its text without the hashes that may close it. */
export function headingOf(line: string): { readonly level: number; readonly text: string } | undefined {
  const start = HEADING.exec(line)
  if (!start) return undefined
  const rest = line.slice(start[0].length).trimEnd()
  let end = rest.length
  while (rest[end - 1] === '#') end--
  return { level: start[1]?.length ?? 1, text: rest.slice(0, end) }
}

/** The heading level that a line of underline signs gives to the line above it. */
export function levelOfUnderline(line: string): 1 | 2 | undefined {
  const underline = UNDERLINE.exec(line)
  return underline ? (underline[1] === undefined ? 2 : 1) : undefined
}

/** Whether a line is a list's item. */
export function isItem(line: string): boolean {
  return ITEM.test(line)
}

/** The number that an item of a numbered list begins with. */
export function stepNumber(item: string): number | undefined {
  const number = STEP.exec(item)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** Whether a line is a table's row. */
export function isRow(line: string): boolean {
  return ROW.test(line)
}

/** Whether this is the delimiter row below a table's header. */
export function isRowOfDashes(line: string): boolean {
  return DELIMITER_ROW.test(line)
}

/** The cells of a table's row, as Markdown. */
export function cellsOf(row: string): string[] {
  const inner = row.trim().replace(/^\||(?<!\\)\|$/g, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim())
}

/** Whether a text begins like a list item, possibly a truncated one. */
export function startsItem(text: string): boolean {
  return ITEM_START.test(text)
}

/** The same for a list item or a table row. */
export function startsLine(text: string): boolean {
  return isRow(text) || startsItem(text)
}

/** The same for a heading. */
export function startsHeading(text: string): boolean {
  return HEADING_START.test(text)
}

/** A line without its heading, list or quotation marks. */
export function withoutMarks(line: string): string {
  return line.replace(MARKS, '')
}
