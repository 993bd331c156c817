import {
  attribute,
  type Element,
  headingLevel,
  isBlock,
  isDropped,
  isElement,
  type Node,
} from './element-roles.ts'
import { textOf } from './text-of.ts'
import { TextWriter } from './text-writer.ts'
import { walk } from './walk.ts'

/** The readable text of an HTML tree in the extracted form (see ExtractedText). Links are reduced to their text. */
export function htmlToText(root: Node): string {
  const writer = new TextWriter()
  walk(
    root,
    (node) => {
      if (!isElement(node)) {
        if ('value' in node && node.nodeName === '#text') writer.text(node.value.replace(/\s+/g, ' '))
        return true
      }
      return enterElement(node, writer)
    },
    (node) => {
      if (isElement(node)) leaveElement(node, writer)
    },
  )
  return writer.toString()
}

function enterElement(element: Element, writer: TextWriter): boolean {
  if (isDropped(element)) return false
  const level = headingLevel(element)
  if (level !== undefined) writer.startHeading(level)
  else if (element.tagName === 'br') writer.text('\n')
  else if (element.tagName === 'ul') writer.startList(undefined)
  else if (element.tagName === 'ol')
    writer.startList(Number.parseInt(attribute(element, 'start') ?? '1', 10) || 1)
  else if (element.tagName === 'li') writer.startItem()
  else if (element.tagName === 'pre') return writeCode(element, writer)
  else if (element.tagName === 'table') return writeTable(element, writer)
  else if (isBlock(element)) writer.endBlock()
  return true
}

function leaveElement(element: Element, writer: TextWriter): void {
  if (element.tagName === 'ul' || element.tagName === 'ol') writer.endList()
  else if (headingLevel(element) !== undefined) writer.endHeading()
  else if (isBlock(element)) writer.endBlock()
}

function writeCode(element: Element, writer: TextWriter): boolean {
  const inner = element.childNodes.find(isElement)
  const classes = [attribute(element, 'class'), inner && attribute(inner, 'class')].join(' ')
  const language = /(?:^|\s)(?:language|lang|highlight-source)-([\w+#-]+)/.exec(classes)?.[1] ?? ''
  writer.code(textOf(element), language)
  return false
}

/** A layout table is read as the blocks in it. */
function writeTable(element: Element, writer: TextWriter): boolean {
  writer.endBlock()
  const table = readTable(element)
  if (table === undefined) return true
  writer.text(table.caption)
  writer.endBlock()
  for (const row of table.rows) writer.tableRow(row)
  writer.endBlock()
  return false
}

interface MarkupTable {
  caption: string
  /** Rows of cells' texts. */
  rows: string[][]
}

/** Undefined for a layout table: with one column, or with headings, code or tables in its cells. */
function readTable(table: Element): MarkupTable | undefined {
  const rows: string[][] = []
  let caption = ''
  let isLayout = false
  walk(
    table,
    (node) => {
      if (!isElement(node) || isLayout) return false
      if (node === table) return true
      if (isDropped(node)) return false
      if (node.tagName === 'caption') caption = textOf(node)
      else if (node.tagName === 'tr') rows.push([])
      else if (node.tagName === 'td' || node.tagName === 'th') {
        isLayout ||= holdsLayout(node)
        rows.at(-1)?.push(textOf(node))
        return false
      }
      return node.tagName !== 'caption'
    },
    () => {},
  )
  return isLayout || rows.every((row) => row.length < 2) ? undefined : { caption, rows }
}

function holdsLayout(cell: Element): boolean {
  let found = false
  walk(
    cell,
    (node) => {
      if (!isElement(node) || found) return false
      found = headingLevel(node) !== undefined || node.tagName === 'pre' || node.tagName === 'table'
      return !found
    },
    () => {},
  )
  return found
}
