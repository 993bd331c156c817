import type { Line, Segment } from './fragment.ts'
import { headingLevels } from './heading-levels.ts'
import { findCompounds, joinLines } from './join-lines.ts'
import { isSameParagraph, listMarker } from './paragraphs.ts'
import { tableRows } from './table-rows.ts'
import { measureTypography } from './typography.ts'

interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'row'
  /** What precedes the text: `# `, `- ` or nothing. */
  marker: string
  text: string
  last: Line
}

/** Longer than any heading: a passage in large type. */
const MAX_HEADING_LENGTH = 250

/** Puts the lines of all pages together into headings, paragraphs, list items and table rows. */
export function documentText(lines: Line[]): string {
  const typography = measureTypography(lines)
  const levels = headingLevels(lines, typography)
  const compounds = findCompounds(lines.map(({ text }) => text))
  const rows = tableRows(lines)
  const blocks: Block[] = []
  for (const line of lines) {
    const next = rows.has(line) ? rowBlock(line) : lineBlock(line, levels.get(line))
    const block = blocks.at(-1)
    if (block === undefined || !continues(block, next, typography.leading)) blocks.push(next)
    else {
      block.text = isCutShort(block.last)
        ? `${block.text}\n${next.text}`
        : joinLines(block.text, next.text, compounds)
      block.last = line
    }
  }
  return blocks.map(render).join('')
}

function rowBlock(line: Line): Block {
  const cells = line.segments.map(({ text }: Segment) => text.replaceAll('|', '\\|'))
  return { kind: 'row', marker: '', text: `| ${cells.join(' | ')} |`, last: line }
}

function lineBlock(line: Line, headingLevel: number | undefined): Block {
  const text = line.text
  if (headingLevel !== undefined)
    return { kind: 'heading', marker: `${'#'.repeat(headingLevel)} `, text, last: line }
  const marker = listMarker(text)
  if (marker === undefined) return { kind: 'paragraph', marker: '', text, last: line }
  return { kind: 'item', marker, text: text.replace(/^(\d+[.)]|\S)\s*/u, ''), last: line }
}

function continues(block: Block, next: Block, leading: number): boolean {
  if (block.kind === 'heading') {
    const gap = next.last.y - block.last.y
    return next.kind === 'heading' && next.marker === block.marker && gap > 0 && gap < 2 * next.last.size
  }
  return block.kind !== 'row' && next.kind === 'paragraph' && isSameParagraph(block.last, next.last, leading)
}

/** Far from the edge of its column, as in an address, a poem or a program: its end means something. */
function isCutShort(line: Line): boolean {
  return line.right < line.columnRight - 0.3 * (line.columnRight - line.left)
}

function render(block: Block, at: number, blocks: Block[]): string {
  const previous = blocks[at - 1]
  const isTight = previous?.kind === block.kind && (block.kind === 'item' || block.kind === 'row')
  const gap = previous === undefined ? '' : isTight ? '\n' : '\n\n'
  if (block.kind !== 'heading') return gap + block.marker + block.text
  const text = block.text.replaceAll('\n', ' ')
  return gap + (text.length > MAX_HEADING_LENGTH ? text : block.marker + text)
}
