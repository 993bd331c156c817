import { attribute, isElement, type Node } from '../markup/element-roles.ts'
import { walk } from '../markup/walk.ts'
import { rename } from './page/rename.ts'

/** Moves declarative shadow roots to where readers see them. Other templates are invisible. */
export function unfoldShadowRoots(root: Node): void {
  walk(
    root,
    (node) => {
      if (!isElement(node)) return 'childNodes' in node
      if ('content' in node && attribute(node, 'shadowrootmode') !== undefined) {
        const content = (node as { content: { childNodes: typeof node.childNodes } }).content
        node.childNodes = content.childNodes
        for (const child of node.childNodes) child.parentNode = node
        rename(node, 'div')
      }
      return true
    },
    () => {},
  )
}
