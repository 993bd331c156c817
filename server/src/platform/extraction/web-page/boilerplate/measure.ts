import {
  attribute,
  type Element,
  headingLevel,
  isDropped,
  isElement,
  type Node,
} from '../../markup/element-roles.ts'
import { walk } from '../../markup/walk.ts'

/** The content of an element, in characters without white space and counts. */
export interface Measure {
  readonly text: number
  /** The words among them that only link elsewhere: the links of menus, not cards with a heading or a price. */
  readonly linkText: number
  readonly links: number
  readonly buttons: number
  readonly headings: number
}

export const nothing: Measure = { text: 0, linkText: 0, links: 0, buttons: 0, headings: 0 }

type Sum = { -readonly [key in keyof Measure]: Measure[key] }

/** A longer link describes its target. */
const menuLinkMax = 60
const price = /[$€£¥₹]\s?\d|\d\s?(?:[$€£¥₹]|USD|EUR|CHF|kr|zł)\b/

/** Measures all elements of a tree, counting only text that the writer would output. */
export function measureTree(root: Node): Map<Node, Measure> {
  const measures = new Map<Node, Sum>()
  const open: { sum: Sum; words: string[] | null }[] = []
  walk(
    root,
    (node) => {
      if (!isElement(node)) {
        const top = open.at(-1)
        if ('value' in node && node.nodeName === '#text' && top !== undefined) {
          top.sum.text += node.value.replace(/\s+/g, '').length
          top.words?.push(node.value)
        }
        if (!('childNodes' in node)) return false
      } else if (isDropped(node) && node.tagName !== 'button') return false
      const words = isElement(node) && node.tagName === 'a' ? [] : (open.at(-1)?.words ?? null)
      const sum: Sum = { ...nothing }
      measures.set(node, sum)
      open.push({ sum, words })
      return true
    },
    (node) => {
      const ended = open.pop()
      const above = open.at(-1)
      if (ended === undefined) return
      const { sum, words } = ended
      if (isElement(node)) count(node, sum, words)
      if (above === undefined) return
      for (const key of ['text', 'linkText', 'links', 'buttons', 'headings'] as const)
        above.sum[key] += sum[key]
    },
  )
  return measures
}

function count(element: Element, sum: Sum, words: readonly string[] | null): void {
  if (headingLevel(element) !== undefined) sum.headings++
  if (element.tagName === 'a' && attribute(element, 'href') !== undefined) {
    const isCard = sum.headings > 0 || sum.text > menuLinkMax || price.test(words?.join(' ') ?? '')
    sum.linkText = isCard ? 0 : sum.text
    sum.links++
  }
  if (isButton(element)) {
    // The text of a button isn't output.
    sum.text = 0
    sum.linkText = 0
    sum.buttons++
  }
}

function isButton(element: Element): boolean {
  if (element.tagName === 'button' || attribute(element, 'role') === 'button') return true
  return element.tagName === 'input' && /^(button|submit)$/.test(attribute(element, 'type') ?? '')
}
