import type { Line } from './fragment.ts'
import { headingLevels } from './heading-levels.ts'
import { findCompounds, joinLines } from './join-lines.ts'
import { isSameParagraph, listMarker } from './paragraphs.ts'
import { tableRows } from './table-rows.ts'

interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'row'
  text: string
  level: number
}

/** Puts the lines of all pages together into headings, paragraphs, list items and table rows. */
export function documentText(lines: Line[]): string {
  const levelOf = headingLevels(lines)
  const compounds = findCompounds(lines.map(({ text }) => text))
  const inTable = tableRows(lines)
  const blocks: Block[] = []
  lines.forEach((line, at) => {
    const previous = lines[at - 1]
    const block = blocks.at(-1)
    const level = levelOf(line)
    const marker = listMarker(line.text)
    if (inTable.has(line)) {
      blocks.push({ kind: 'row', text: `| ${line.segments.map(cellText).join(' | ')} |`, level: 0 })
    } else if (level > 0) {
      if (block?.kind === 'heading' && block.level === level && isNear(previous, line)) {
        block.text = joinLines(block.text, line.text, compounds)
      } else blocks.push({ kind: 'heading', text: line.text, level })
    } else if (marker !== undefined) {
      blocks.push({ kind: 'item', text: `${marker}${line.text.replace(/^\S+\s*/, '')}`, level: 0 })
    } else if (
      (block?.kind === 'paragraph' || block?.kind === 'item') &&
      previous !== undefined &&
      isSameParagraph(previous, line)
    ) {
      const isShort = previous.right < previous.columnRight - 0.3 * (previous.columnRight - previous.left)
      block.text = isShort ? `${block.text}\n${line.text}` : joinLines(block.text, line.text, compounds)
    } else blocks.push({ kind: 'paragraph', text: line.text, level: 0 })
  })
  return blocks.map(render).join('')
}

function isNear(previous: Line | undefined, line: Line): boolean {
  const gap = line.y - (previous?.y ?? Number.NEGATIVE_INFINITY)
  return gap > 0 && gap < 2 * line.size
}

function cellText({ text }: { text: string }): string {
  return text.replaceAll('|', '\\|')
}

function render(block: Block, at: number, blocks: Block[]): string {
  const previous = blocks[at - 1]
  const isTight = previous?.kind === block.kind && (block.kind === 'item' || block.kind === 'row')
  const gap = previous === undefined ? '' : isTight ? '\n' : '\n\n'
  return gap + (block.kind === 'heading' ? `${'#'.repeat(block.level)} ${block.text}` : block.text)
}
