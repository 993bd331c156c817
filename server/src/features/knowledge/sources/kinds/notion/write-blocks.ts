import type { SourceCall } from '../../base/source-port.ts'
import { listBlocks, type NotionBlock, textOf } from './notion-api.ts'

/** How deep blocks are read, and how many of a page. */
const depthMax = 6
const blocksMax = 3000

const prefixes: Readonly<Record<string, string>> = {
  heading_1: '# ',
  heading_2: '## ',
  heading_3: '### ',
  bulleted_list_item: '- ',
  numbered_list_item: '1. ',
  toggle: '- ',
  quote: '> ',
  to_do: '- ',
}

/** Pages and databases in a page are items of their own. */
const otherItems = new Set(['child_page', 'child_database'])

/** The blocks of a page as Markdown. */
export async function writeBlocks(call: SourceCall, pageId: string): Promise<string> {
  const lines: string[] = []
  let written = 0

  async function writeChildren(parentId: string, depth: number): Promise<void> {
    const indent = '  '.repeat(Math.max(0, depth))
    for (const block of await listBlocks(call, parentId)) {
      if (++written > blocksMax) return
      if (block.type === 'table') await writeTable(block)
      else if (!otherItems.has(block.type)) {
        const text = textOfBlock(block)
        if (text !== null) lines.push(`${indent}${text}`, ...(isListItem(block) ? [] : ['']))
        if (block.has_children && depth < depthMax)
          await writeChildren(block.id, isListItem(block) ? depth + 1 : depth)
      }
    }
    lines.push('')
  }

  async function writeTable({ id }: NotionBlock): Promise<void> {
    const rows = (await listBlocks(call, id)).map((row) => cellsOf(row).map(textOf))
    const [head, ...rest] = rows.map(
      (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
    )
    if (head === undefined) return
    lines.push(head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...rest, '')
  }

  await writeChildren(pageId, 0)
  return lines.join('\n')
}

function isListItem({ type }: NotionBlock): boolean {
  return prefixes[type]?.trim() === '-' || type === 'numbered_list_item'
}

function textOfBlock(block: NotionBlock): string | null {
  const content = contentOf(block)
  if (block.type === 'divider') return null
  if (block.type === 'code') return `\`\`\`\n${textOf(content.rich_text)}\n\`\`\``
  if (block.type === 'equation') return typeof content.expression === 'string' ? content.expression : null
  const text = textOf(content.rich_text) || textOf(content.caption)
  if (text === '') return typeof content.url === 'string' ? content.url : null
  return `${prefixes[block.type] ?? ''}${text}`
}

function contentOf(block: NotionBlock): Record<string, unknown> {
  const content = block[block.type]
  return typeof content === 'object' && content !== null ? { ...content } : {}
}

function cellsOf(row: NotionBlock): unknown[] {
  const { cells } = contentOf(row)
  return Array.isArray(cells) ? cells : []
}
