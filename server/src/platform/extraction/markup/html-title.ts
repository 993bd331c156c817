import { type Element, isElement, type Node } from './element-roles.ts'
import { walk } from './walk.ts'

/** The text of the title element, or else of the first top heading. */
export function htmlTitle(root: Node): string | null {
  const found = new Map<string, string>()
  let open: Element | undefined
  walk(
    root,
    (node) => {
      if (isElement(node) && open === undefined && (node.tagName === 'title' || node.tagName === 'h1')) {
        if (!found.has(node.tagName) && !isInsideDrawing(node)) open = node
      }
      if (node.nodeName === '#text' && 'value' in node && open !== undefined) {
        found.set(open.tagName, (found.get(open.tagName) ?? '') + node.value)
      }
      return true
    },
    (node) => {
      if (node === open) open = undefined
    },
  )
  const title = found.get('title')?.trim() || found.get('h1')?.trim()
  return title || null
}

/** SVG images have their own title elements. */
function isInsideDrawing(element: Element): boolean {
  return element.namespaceURI !== 'http://www.w3.org/1999/xhtml'
}
