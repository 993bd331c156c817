import type { Node } from './element-roles.ts'

/**
 * Visits a tree in document order without recursion, since pages may be nested deeper than the call stack. `enter`
 * returns whether to visit the node's children; `leave` is called after them.
 */
export function walk(root: Node, enter: (node: Node) => boolean, leave: (node: Node) => void): void {
  const stack: { node: Node; next: number }[] = []
  if (enter(root)) stack.push({ node: root, next: 0 })
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const child = 'childNodes' in top.node ? top.node.childNodes[top.next++] : undefined
    if (child === undefined) {
      leave(top.node)
      stack.pop()
    } else if (enter(child)) stack.push({ node: child, next: 0 })
  }
}
