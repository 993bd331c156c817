import { type Element, isElement, type Node } from '../../markup/element-roles.ts'
import { walk } from '../../markup/walk.ts'

/** Takes elements out of a tree, with all that is in them. What is dropped isn't asked about any further. */
export function dropElements(root: Node, isToDrop: (element: Element) => boolean): void {
  walk(
    root,
    (node) => {
      if (!('childNodes' in node)) return false
      const kept = node.childNodes.filter((child) => !isElement(child) || !isToDrop(child))
      if (kept.length < node.childNodes.length) node.childNodes = kept
      return true
    },
    () => {},
  )
}
