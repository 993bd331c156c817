import { type Element, isElement, type Node } from '../../markup/element-roles.ts'
import { walk } from '../../markup/walk.ts'

/** All elements of a tree for which a test is true, in document order, including nested ones. */
export function elementsOf(root: Node, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = []
  walk(
    root,
    (node) => {
      if (isElement(node) && isWanted(node)) found.push(node)
      return true
    },
    () => {},
  )
  return found
}

/** A page nested deeper than this would take time quadratic in its depth. */
const depthMax = 200

/** An element's ancestors, nearest first. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = []
  let above = element.parentNode
  while (above !== null && isElement(above) && ancestors.length < depthMax) {
    ancestors.push(above)
    above = above.parentNode
  }
  return ancestors
}
