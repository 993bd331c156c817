/** A structural piece of a document. Whitespace is already tidy; `text` of prose has a line break only where one is meant. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'prose' | 'item' | 'row' | 'code'; readonly text: string }

const FENCE = /^\s{0,3}(```+|~~~+)/
const HEADING_START = /^\s{0,3}(#{1,6})\s+/
const UNDERLINE = /^\s{0,3}(=+|-{2,})\s*$/
const LIST_ITEM = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+\S/
const TABLE_ROW = /^\s*\|/
const ENDS_LIKE_A_SENTENCE = /[.!:;,…。！؟।]["'”’)\]]*$/
const LOWER_START = /^\p{Ll}/u
/** "retries: how often …", "City bike: 15 euros" */
const NAMED = /^[\p{L}\p{N}][\p{L}\p{N}_.'’ -]{0,40}:\s/u
/** "LEEDS BRANCH" */
const CAPITALS = /^[\p{Lu}\p{N}][\p{Lu}\p{N} &'’/-]*$/u
const TWO_CAPITALS = /\p{Lu}{2}/u
/** A line of at least this many characters was probably broken by a page's width, not by its writer. */
const WRAPPED_LINE = 60
const LONGEST_TITLE_LINE = 90
const LONGEST_QUESTION_LINE = 200
/** Below every Markdown heading: a short line that stands alone, or a question followed by its answer. */
const TITLE_LINE_LEVEL = 7

/** Cuts Markdown-like or plain text into headings, prose, list items, table rows and whole code blocks, in order. */
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
    const fence = FENCE.exec(line)?.[1]
    const heading = readHeading(line)
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
      blocks.push(heading)
    } else if (UNDERLINE.test(line) && prose.length === 1) {
      blocks.push({ kind: 'heading', level: line.includes('=') ? 1 : 2, text: prose[0] ?? '' })
      prose = []
    } else if (TABLE_ROW.test(line)) {
      endProse()
      blocks.push({ kind: 'row', text })
    } else if (LIST_ITEM.test(line)) {
      endProse()
      const indent = line.length - line.trimStart().length
      blocks.push({ kind: 'item', text: ' '.repeat(Math.min(indent, 6)) + text })
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

/** A Markdown heading, without the hashes that may close it. */
function readHeading(line: string): Block | undefined {
  const start = HEADING_START.exec(line)
  if (!start) return undefined
  const rest = line.slice(start[0].length).trimEnd()
  let end = rest.length
  while (rest[end - 1] === '#') end--
  return { kind: 'heading', level: start[1]?.length ?? 1, text: tidy(rest.slice(0, end)) }
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
    last?.kind === 'item' && (lineBefore ?? '').trim() !== '' && /^\s/.test(line) && last.text.length < 1000
  )
}

/** A short line without a full stop that stands alone above text, or a question with its answer below it. */
function isTitleLine(text: string, lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1, at + 3).find((line) => line.trim() !== '')
  if (next === undefined || FENCE.test(next)) return false
  if (/[?？؟]$/.test(text)) return text.length <= LONGEST_QUESTION_LINE && !/[?？؟]\s*$/.test(next)
  if (text.length <= LONGEST_TITLE_LINE && CAPITALS.test(text) && TWO_CAPITALS.test(text.slice(1)))
    return true
  const standsAlone = (lines[at + 1] ?? '').trim() === ''
  return standsAlone && text.length <= LONGEST_TITLE_LINE && !ENDS_LIKE_A_SENTENCE.test(text)
}

/** Lines broken by a page's width become one; short lines, such as opening hours, stay lines. */
function joinLines(lines: readonly string[]): string {
  const parts: string[] = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (before !== undefined) parts.push(isWrapped(before, line) ? ' ' : '\n')
    parts.push(line)
  }
  return parts.join('')
}

function isWrapped(before: string, line: string): boolean {
  if (NAMED.test(line) && (NAMED.test(before) || !LOWER_START.test(line))) return false
  return before.length >= WRAPPED_LINE || LOWER_START.test(line)
}
