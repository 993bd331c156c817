import { type Element, isElement, type Node } from '../markup/element-roles.ts'
import { walk } from '../markup/walk.ts'

/** Browsers limit this to 512. Checks that read the text inside each element take time quadratic in the depth. */
const depthMax = 200

/** Reduces unusually deeply nested elements to their texts, side by side. */
export function limitDepth(root: Node): void {
  let depth = 0
  walk(
    root,
    (node) => {
      if (!('childNodes' in node)) return false
      if (depth === depthMax) {
        node.childNodes = textsIn(node)
        for (const child of node.childNodes) child.parentNode = node
      }
      depth++
      return true
    },
    () => {
      depth--
    },
  )
}

function textsIn(root: Node): Element['childNodes'] {
  const texts: Element['childNodes'] = []
  walk(
    root,
    (node) => {
      if (isElement(node) && /^(script|style)$/.test(node.tagName)) return false
      if (node.nodeName === '#text' && 'value' in node) texts.push(node)
      return true
    },
    () => {},
  )
  return texts
}
