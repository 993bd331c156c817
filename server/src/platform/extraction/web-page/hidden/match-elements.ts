import { compile, type Options } from 'css-select'
import type { Selector } from 'css-what'
import { attribute, type Element, isElement, type Node } from '../../markup/element-roles.ts'
import { textOf } from '../../markup/text-of.ts'

type Parent = Node & { childNodes: Node[] }

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? (node as Parent).childNodes : [])
const parentOf = (node: Node): Node | null => ('parentNode' in node ? node.parentNode : null)

/** The adapter with which css-select walks a parse5 tree. */
const adapter: NonNullable<Options<Node, Element>['adapter']> = {
  isTag: isElement,
  getAttributeValue: attribute,
  getChildren: childrenOf,
  getName: (element) => element.tagName,
  getParent: parentOf,
  getSiblings: (node) => {
    const parent = parentOf(node)
    return parent === null ? [node] : childrenOf(parent)
  },
  getText: textOf,
  hasAttrib: (element, name) => attribute(element, name) !== undefined,
  removeSubsets: (nodes) => nodes,
}

/** Returns a test for elements that a selector matches. An unknown selector matches nothing. */
export function matcherOf(selector: readonly Selector[]): (element: Element) => boolean {
  try {
    return compile<Node, Element>([[...selector]], { adapter, cacheResults: false })
  } catch {
    return () => false
  }
}

/** The last part of a selector, such as `#menu`, `.menu` or `div`, or `*` for anything. */
export function keyOf(selector: readonly Selector[]): string {
  let key = '*'
  for (const token of [...selector].reverse()) {
    if (['child', 'descendant', 'sibling', 'adjacent', 'parent', 'column-combinator'].includes(token.type))
      break
    if (token.type === 'attribute' && token.name === 'id' && token.action === 'equals')
      return `#${token.value}`
    if (token.type === 'attribute' && token.name === 'class' && token.action === 'element')
      key = `.${token.value}`
    if (token.type === 'tag' && key === '*') key = token.name
  }
  return key
}

/** The keys under which an element may match. */
export function keysOf(element: Element): string[] {
  const id = attribute(element, 'id')
  const classes = (attribute(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '')
  return ['*', element.tagName, ...(id ? [`#${id}`] : []), ...classes.map((name) => `.${name}`)]
}
