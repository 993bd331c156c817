import { type Element, isElement, type Node } from '../../markup/element-roles.ts'
import { walk } from '../../markup/walk.ts'

/** Removes elements from a tree with all their descendants. Dropped elements aren't queried again. */
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
