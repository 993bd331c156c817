import { type Element, headingLevel, isDropped, isElement } from './element-roles.ts'
import { textOf } from './text-of.ts'
import { walk } from './walk.ts'

export interface MarkupTable {
  caption: string
  /** Rows of cells' texts. */
  rows: string[][]
}

/** Undefined for a layout table: with one column, or with headings, code or tables in its cells. */
export function readTable(table: Element): MarkupTable | undefined {
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
