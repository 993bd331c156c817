import { html } from 'parse5'
import { attribute, type Element, isElement, type Node } from '../../markup/element-roles.ts'
import { textOf } from '../../markup/text-of.ts'
import { walk } from '../../markup/walk.ts'

/** Inserts a space between named spans that only a style sheet separates, such as a dish and its price. */
export function partSpans(root: Node): void {
  walk(
    root,
    (node) => {
      if (!('childNodes' in node)) return false
      if (isElement(node) && /^(pre|code|kbd|samp|script|style)$/.test(node.tagName)) return false
      const spans = node.childNodes.filter((child, at) => areGlued(child, node.childNodes[at + 1]))
      for (const span of spans) {
        const space = { nodeName: '#text' as const, value: ' ', parentNode: node as Element }
        node.childNodes.splice(node.childNodes.indexOf(span) + 1, 0, space)
      }
      return true
    },
    () => {},
  )
}

/** Single letters aren't separated: they are one word drawn in pieces. */
function areGlued(one: Node, next: Node | undefined): boolean {
  if (next === undefined || !isNamedSpan(one) || !isNamedSpan(next)) return false
  return /.[\p{L}\p{N}]$/u.test(textOf(one)) && /^[\p{L}\p{N}€$£]./u.test(textOf(next))
}

function isNamedSpan(node: Node): node is Element {
  return (
    isElement(node) &&
    node.tagName === 'span' &&
    node.namespaceURI === html.NS.HTML &&
    attribute(node, 'class') !== undefined
  )
}
