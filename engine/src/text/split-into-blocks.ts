import { fenceOf, headingOf, isItem, isRow, levelOfUnderline } from './markdown-lines.ts'
import { parseTable } from './parse-table.ts'

/**
 * A structural part of a document. Whitespace is already normalized; `text` of prose has a line break only if it is
 * meaningful.
 */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'prose' | 'item' | 'row' | 'code'; readonly text: string }

const ENDS_LIKE_A_SENTENCE = /[.!:;,…。！؟।]["'”’)\]]*$/
const LOWER_START = /^\p{Ll}/u
/** "retries: how often …", "City bike: 15 euros" */
const NAMED = /^[\p{L}\p{N}][\p{L}\p{N}_.'’ -]{0,40}:\s/u
/** "LEEDS BRANCH" */
const CAPITALS = /^[\p{Lu}\p{N}][\p{Lu}\p{N} &'’/-]*$/u
const TWO_CAPITALS = /\p{Lu}{2}/u
/** A line of at least this many characters was probably wrapped at the page width, not broken by the writer. */
const WRAPPED_LINE = 60
/** Lines of one paragraph may be this much shorter than its longest. */
const RAGGED_BY = 4
const LONGEST_TITLE_LINE = 90
const LONGEST_QUESTION_LINE = 200
/** Spaces before an item. Deeper indents mean nothing more. */
const DEEPEST_INDENT = 6
/** Number of characters from which lines below an item are separate text. */
const LONGEST_ITEM = 1000
/** Level below every Markdown heading: for a short line of its own, or a question followed by its answer. */
export const TITLE_LINE_LEVEL = 7

/** Splits Markdown-like or plain text into headings, prose, list items, table rows and whole code blocks, in order. */
export function splitIntoBlocks(source: string): Block[] {
  const lines = source.replace(/\r\n?|\u2028|\u2029/g, '\n').split('\n')
  const blocks: Block[] = []
  let prose: string[] = []
  const endProse = () => {
    if (prose.length > 0) blocks.push({ kind: 'prose', text: joinLines(prose) })
    prose = []
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const text = tidy(line)
    const fence = fenceOf(line)
    const heading = headingOf(line)
    const underline = levelOfUnderline(line)
    const table = text === '' || fence !== undefined || heading ? undefined : parseTable(lines, at)
    if (fence !== undefined) {
      endProse()
      const end = endOfCode(lines, at, fence)
      blocks.push({
        kind: 'code',
        text: lines
          .slice(at, end + 1)
          .join('\n')
          .trimEnd(),
      })
      at = end
    } else if (text === '') endProse()
    else if (heading) {
      endProse()
      blocks.push({ kind: 'heading', level: heading.level, text: tidy(heading.text) })
    } else if (underline !== undefined && prose.length === 1) {
      blocks.push({ kind: 'heading', level: underline, text: prose[0] ?? '' })
      prose = []
    } else if (table) {
      endProse()
      for (const row of table.rows) blocks.push({ kind: 'row', text: row })
      at = table.end
    } else if (isRow(line)) {
      endProse()
      blocks.push({ kind: 'row', text })
    } else if (isItem(line)) {
      endProse()
      const indent = line.length - line.trimStart().length
      blocks.push({ kind: 'item', text: ' '.repeat(Math.min(indent, DEEPEST_INDENT)) + text })
    } else if (prose.length === 0 && continuesItem(line, blocks.at(-1), lines[at - 1])) {
      const item = blocks.pop()
      blocks.push({ kind: 'item', text: `${item?.text ?? ''} ${text}` })
    } else if (prose.length === 0 && isTitleLine(text, lines, at)) {
      blocks.push({ kind: 'heading', level: TITLE_LINE_LEVEL, text })
    } else prose.push(text)
  }
  endProse()
  return blocks
}

function tidy(line: string): string {
  return line.replace(/[\s\u00a0\u200b\ufeff\0]+/g, ' ').trim()
}

function endOfCode(lines: readonly string[], start: number, fence: string): number {
  for (let at = start + 1; at < lines.length; at++) if ((lines[at] ?? '').trim().startsWith(fence)) return at
  return lines.length - 1
}

function continuesItem(line: string, last: Block | undefined, lineBefore: string | undefined): boolean {
  return (
    last?.kind === 'item' &&
    (lineBefore ?? '').trim() !== '' &&
    /^\s/.test(line) &&
    last.text.length < LONGEST_ITEM
  )
}

/** A short line of its own without a period above text, or a question with its answer below it. */
function isTitleLine(text: string, lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1, at + 3).find((line) => line.trim() !== '')
  if (next === undefined || fenceOf(next) !== undefined) return false
  if (/[?？؟]$/.test(text)) return text.length <= LONGEST_QUESTION_LINE && !/[?？؟]\s*$/.test(next)
  if (text.length <= LONGEST_TITLE_LINE && CAPITALS.test(text) && TWO_CAPITALS.test(text.slice(1)))
    return true
  const standsAlone = (lines[at + 1] ?? '').trim() === ''
  return standsAlone && text.length <= LONGEST_TITLE_LINE && !ENDS_LIKE_A_SENTENCE.test(text)
}

/** Joins lines that were wrapped at the page width. Short lines, such as opening hours, stay lines. */
function joinLines(lines: readonly string[]): string {
  const parts: string[] = []
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0)
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (before !== undefined) parts.push(isWrapped(before, line, width) ? ' ' : '\n')
    parts.push(line)
  }
  return parts.join('')
}

/** A line was wrapped at the page width if its next word wouldn't have fitted. */
function isWrapped(before: string, line: string, width: number): boolean {
  if (NAMED.test(line) && (NAMED.test(before) || !LOWER_START.test(line))) return false
  if (LOWER_START.test(line)) return true
  const space = line.indexOf(' ')
  const word = space < 0 ? line.length : space
  return before.length >= WRAPPED_LINE && before.length + word + RAGGED_BY >= width
}
