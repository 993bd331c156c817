import { codeLine, codeLines } from './code-lines.ts'
import { MONOSPACED, type Segment, type TextLine } from './fragment.ts'
import { findCompounds, joinLines } from './join-lines.ts'
import { isSameParagraph, listMarker } from './paragraphs.ts'
import { type TableHead, tableHead } from './table-head.ts'
import { tableRows } from './table-rows.ts'
import { halfPoints, measureTypography, type Typography } from './typography.ts'

interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'code'
  /** Markup before the text: `# `, `- ` or nothing. */
  marker: string
  text: string
  first: TextLine
  last: TextLine
}

/** Longer than any heading, so it is a passage in large type. */
const MAX_HEADING_LENGTH = 250

/** Assembles the lines of all pages into headings, paragraphs, list items, table rows and code. */
export function documentText(lines: TextLine[]): string {
  const typography = measureTypography(lines)
  const levels = headingLevels(lines, typography)
  const compounds = findCompounds(lines.map(({ text }) => text))
  const rows = tableRows(lines)
  const code = codeLines(lines, typography)
  const toBlock = (line: TextLine): Block => {
    if (code.has(line)) return { kind: 'code', marker: '', text: line.text, first: line, last: line }
    return rows.has(line) ? rowBlock(line) : lineBlock(line, levels.get(line))
  }
  const heads = findHeads(lines, rows)
  const blocks: Block[] = []
  for (const [at, line] of lines.entries()) {
    const head = heads.get(at)
    if (head === 'told') continue
    const next = head ? headBlock(line, head) : toBlock(line)
    const block = blocks.at(-1)
    if (block === undefined || !continues(block, next, typography.leading)) blocks.push(next)
    else {
      block.text = joined(block, next, compounds)
      block.last = line
    }
  }
  return blocks.map(render).join('')
}

/** Table heads, by the position of their first lines. `told` marks their further lines, which are part of the head. */
function findHeads(lines: readonly TextLine[], rows: ReadonlySet<TextLine>): Map<number, TableHead | 'told'> {
  const heads = new Map<number, TableHead | 'told'>()
  let table: TextLine[] = []
  for (const [at, line] of lines.entries()) {
    if (!rows.has(line)) continue
    table.push(line)
    const next = lines[at + 1]
    if (next && rows.has(next) && next.y > line.y) continue
    const head = tableHead(table)
    const first = at + 1 - table.length
    for (let number = 0; head && number < head.lines; number++)
      heads.set(first + number, number === 0 ? head : 'told')
    table = []
  }
  return heads
}

function headBlock(line: TextLine, { cells }: TableHead): Block {
  const text = `${rowOf(cells)}\n|${'---|'.repeat(cells.length)}`
  return { kind: 'row', marker: '', text, first: line, last: line }
}

function rowBlock(line: TextLine): Block {
  const cells = line.segments.map(({ text }: Segment) => text)
  return { kind: 'row', marker: '', text: rowOf(cells), first: line, last: line }
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`.replace('|  |', '| |')
}

function lineBlock(line: TextLine, headingLevel: number | undefined): Block {
  const text = line.text
  if (headingLevel !== undefined)
    return { kind: 'heading', marker: `${'#'.repeat(headingLevel)} `, text, first: line, last: line }
  const marker = listMarker(text)
  if (marker === undefined) return { kind: 'paragraph', marker: '', text, first: line, last: line }
  return { kind: 'item', marker, text: text.replace(/^(\d+[.)]|\S)\s*/u, ''), first: line, last: line }
}

function continues(block: Block, next: Block, leading: number): boolean {
  if (block.kind === 'heading') {
    const gap = next.last.y - block.last.y
    return next.kind === 'heading' && next.marker === block.marker && gap > 0 && gap < 2 * next.last.size
  }
  if (block.kind === 'code') return next.kind === 'code'
  return block.kind !== 'row' && next.kind === 'paragraph' && isSameParagraph(block.last, next.last, leading)
}

function joined(block: Block, next: Block, compounds: ReadonlySet<string>): string {
  if (block.kind === 'code') return `${block.text}\n${codeLine(next.last, block.first)}`
  const isPoem = block.kind !== 'heading' && isCutShort(block.last)
  return isPoem ? `${block.text}\n${next.text}` : joinLines(block.text, next.text, compounds)
}

/** A line that ends far from the edge of its column, as in an address, a poem or a program: the break is meaningful. */
function isCutShort(line: TextLine): boolean {
  return line.right < line.columnRight - 0.3 * (line.columnRight - line.left)
}

function render(block: Block, at: number, blocks: Block[]): string {
  const previous = blocks[at - 1]
  const isTight = previous?.kind === block.kind && (block.kind === 'item' || block.kind === 'row')
  const gap = previous === undefined ? '' : isTight ? '\n' : '\n\n'
  if (block.kind === 'code') return `${gap}\`\`\`\n${block.text}\n\`\`\``
  if (block.kind !== 'heading') return gap + block.marker + block.text
  return gap + (block.text.length > MAX_HEADING_LENGTH ? '' : block.marker) + block.text
}

const MIN_RATIO = 1.12
const MAX_LENGTH = 200
const MAX_INLINE_LENGTH = 90
const LOWEST = 4

/**
 * The level of each line that is a heading. Type larger than the running text makes a heading, the largest of level 1.
 * A short separate line in another font, set apart from the line above, is a heading one level lower.
 */
function headingLevels(lines: TextLine[], typography: Typography): ReadonlyMap<TextLine, number> {
  const large = lines.filter((line) => isLarge(line, typography))
  const sizes = [...new Set(large.map(({ size }) => halfPoints(size)))].sort((a, b) => b - a)
  const levels = new Map(
    large.map((line) => [line, Math.min(sizes.indexOf(halfPoints(line.size)) + 1, LOWEST)]),
  )
  const lowest = Math.min(sizes.length + 1, LOWEST)
  lines.forEach((line, at) => {
    if (!levels.has(line) && standsOut(lines[at - 1], line, lines[at + 1], typography))
      levels.set(line, lowest)
  })
  return levels
}

function isLarge(line: TextLine, { bodySize }: Typography): boolean {
  return halfPoints(line.size) >= MIN_RATIO * bodySize && line.text.length <= MAX_LENGTH && hasWord(line)
}

function standsOut(
  previous: TextLine | undefined,
  line: TextLine,
  next: TextLine | undefined,
  { bodySize, bodyFont, leading }: Typography,
): boolean {
  const isOther =
    line.isOneFont && line.font !== bodyFont && line.font !== MONOSPACED && halfPoints(line.size) >= bodySize
  const isTitle = line.text.length <= MAX_INLINE_LENGTH && /^[\p{Lu}\p{N}]/u.test(line.text) && hasWord(line)
  const isOpen = line.segments.length > 1 || /[.,;:]$/.test(line.text)
  const gap = previous === undefined ? Number.POSITIVE_INFINITY : line.y - previous.y
  const isApart = gap < 0 || gap > 1.25 * leading * line.size
  return isOther && isTitle && !isOpen && isApart && !goesOn(line, next, leading)
}

/** Whether the next line continues this one. True at the end of the document, so that its last line is no heading. */
function goesOn(line: TextLine, next: TextLine | undefined, leading: number): boolean {
  if (next === undefined) return true
  const gap = next.y - line.y
  return next.isOneFont && next.font === line.font && gap > 0 && gap < 1.25 * leading * line.size
}

function hasWord(line: TextLine): boolean {
  return /\p{L}{2}|\p{Script=Han}/u.test(line.text)
}
