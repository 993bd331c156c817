import { isBlock, isDropped, isElement, type Node } from './element-roles.ts'
import { walk } from './walk.ts'

/** The unmodified text inside a node. Blocks and line breaks become newlines. */
export function textOf(root: Node): string {
  const parts: string[] = []
  const breakLine = (node: Node) => {
    if (node !== root && isElement(node) && isBlock(node)) parts.push('\n')
  }
  walk(
    root,
    (node) => {
      if (isElement(node)) {
        if (isDropped(node)) return false
        if (node.tagName === 'br') parts.push('\n')
        breakLine(node)
      } else if ('value' in node && node.nodeName === '#text') parts.push(node.value)
      return true
    },
    breakLine,
  )
  return parts.join('')
}
