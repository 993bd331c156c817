import { compile, type Options } from 'css-select'
import type { Selector } from 'css-what'
import { attribute, type Element, isElement, type Node } from '../../markup/element-roles.ts'
import { textOf } from '../../markup/text-of.ts'

type Parent = Node & { childNodes: Node[] }

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? (node as Parent).childNodes : [])
const parentOf = (node: Node): Node | null => ('parentNode' in node ? node.parentNode : null)

/** How css-select walks a tree of parse5. */
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

/** A test for elements that a selector matches; nothing where the selector isn't known. */
export function matcherOf(selector: readonly Selector[]): (element: Element) => boolean {
  try {
    return compile<Node, Element>([[...selector]], { adapter, cacheResults: false })
  } catch {
    return () => false
  }
}

/** What the last part of a selector asks for, such as `#menu`, `.menu` or `div`, or `*` for anything. */
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

/** The keys that may match an element. */
export function keysOf(element: Element): string[] {
  const id = attribute(element, 'id')
  const classes = (attribute(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '')
  return ['*', element.tagName, ...(id ? [`#${id}`] : []), ...classes.map((name) => `.${name}`)]
}
