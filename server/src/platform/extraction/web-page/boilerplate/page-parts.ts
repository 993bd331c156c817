import { attribute, type Element, isElement, type Node } from '../../markup/element-roles.ts'
import { walk } from '../../markup/walk.ts'
import { ancestorsOf } from '../page/elements-of.ts'
import { type Measure, measureTree, nothing } from './measure.ts'

/** A page's tree with derived information. */
export interface PageParts {
  readonly body: Node
  readonly heading: Element | null
  readonly main: Element | null
  /** Characters of the whole page. */
  readonly total: number
  /** The number of them outside menu links. */
  readonly said: number
  measureOf(element: Element): Measure
  /** Whether an element is or contains the page's heading or main part. */
  isAround(element: Element): boolean
  /** Whether an element is inside the main part, or in an article if none is declared. */
  isInside(element: Element): boolean
  /** Whether an element is inside code, where class names are for highlighting. */
  isInCode(element: Element): boolean
  /** Whether an element precedes the page's heading. */
  isBefore(element: Element): boolean
}

export function describeParts(body: Node, heading: Element | null, main: Element | null): PageParts {
  const measures = measureTree(body)
  const around = new Set(
    [heading, main].flatMap((element) => (element ? [element, ...ancestorsOf(element)] : [])),
  )
  const inside = new Set<Element>()
  const before = new Set<Element>()
  const inCode = new Set<Element>()
  let depth = 0
  let codeDepth = 0
  let isBefore = heading !== null
  walk(
    body,
    (node) => {
      if (!isElement(node)) return 'childNodes' in node
      if (node === heading) isBefore = false
      if (isBefore) before.add(node)
      if (depth > 0) inside.add(node)
      if (codeDepth > 0) inCode.add(node)
      if (isCode(node)) codeDepth++
      if (isMainPart(node, main)) depth++
      return true
    },
    (node) => {
      if (!isElement(node)) return
      if (isMainPart(node, main)) depth--
      if (isCode(node)) codeDepth--
    },
  )
  const { text, linkText } = measures.get(body) ?? nothing
  return {
    body,
    heading,
    main,
    total: text,
    said: text - linkText,
    measureOf: (element) => measures.get(element) ?? nothing,
    isAround: (element) => around.has(element),
    isInside: (element) => inside.has(element),
    isInCode: (element) => inCode.has(element),
    isBefore: (element) => before.has(element) && !around.has(element),
  }
}

function isCode({ tagName }: Element): boolean {
  return tagName === 'pre' || tagName === 'code'
}

function isMainPart(element: Element, main: Element | null): boolean {
  return main === null ? element.tagName === 'article' : element === main
}

export function densityOf({ text, linkText }: Measure): number {
  return text === 0 ? 1 : linkText / text
}

export function roleOf(element: Element): string {
  return attribute(element, 'role')?.trim().toLowerCase() ?? ''
}
