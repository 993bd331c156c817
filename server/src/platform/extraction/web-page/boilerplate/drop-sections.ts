import { type Element, headingLevel, isElement, type Node } from '../../markup/element-roles.ts'
import { textOf } from '../../markup/text-of.ts'
import { elementsOf } from '../page/elements-of.ts'
import { type Measure, measureTree, nothing } from './measure.ts'
import { ambiguousHeadings, appendedHeadings, fold, relatedHeadings } from './phrases.ts'

/** Removes sections below headings such as "Related posts" or "Comments", recognized only by these words. */
export function dropSections(
  root: Node,
  { isKept, isArticle }: { isKept(element: Element): boolean; isArticle: boolean },
): void {
  const measures = measureTree(root)
  const total = measures.get(root)?.text ?? 0
  const titles = elementsOf(root, (element) => isTitle(element, measures.get(element) ?? nothing))
  const dropped = new Set<Node>()
  for (const title of titles) {
    const words = fold(textOf(title))
    const isAppended = appendedHeadings.test(words)
    if (!isAppended && !relatedHeadings.test(words)) continue
    const section = sectionOf(title, isKept)
    const sum = add(section.map((node) => measures.get(node) ?? nothing))
    const isTerm = title.tagName === 'dt' && sum.links === 0
    const isExplained = isTerm || (!isArticle && ambiguousHeadings.test(words) && explains(section, sum))
    const isMeant = isAppended ? !isExplained : sum.links > 0
    if (sum.text < total * 0.5 && isMeant) for (const node of section) dropped.add(node)
  }
  for (const node of dropped) {
    const parent = 'parentNode' in node ? node.parentNode : null
    if (parent) parent.childNodes = parent.childNodes.filter((child) => !dropped.has(child))
  }
}

/** Whether a section has full sentences, and no buttons or form fields. */
function explains(section: readonly Node[], { links }: Sum): boolean {
  if (links > 0) return false
  const isField = ({ tagName }: Element) => /^(form|input|textarea|button|select|time)$/.test(tagName)
  if (section.some((node) => isElement(node) && (isField(node) || elementsOf(node, isField).length > 0)))
    return false
  return section.some((node) => isElement(node) && isSentence(textOf(node)))
}

function isSentence(text: string): boolean {
  return /[.!?。](?=\s|$)/u.test(text) && text.trim().split(/\s+/u).length >= 5
}

/** Headings, and short blocks in the position of one. */
function isTitle(element: Element, { text }: Measure): boolean {
  if (text === 0 || text > 60) return false
  return (
    headingLevel(element) !== undefined || /^(p|div|span|strong|b|dt|summary|legend)$/.test(element.tagName)
  )
}

/**
 * The element that begins with this title and has more content, or else the title with its siblings up to the next one.
 */
function sectionOf(title: Element, isKept: (element: Element) => boolean): Node[] {
  let begins: Element = title
  for (let parent = begins.parentNode; parent && isElement(parent); parent = begins.parentNode) {
    const rest = parent.childNodes.filter((child) => child !== begins && textIn(child))
    const at = parent.childNodes.indexOf(begins)
    const isFirst = parent.childNodes.slice(0, at).every((child) => !textIn(child))
    if (isKept(parent) || /^(body|main|article)$/.test(parent.tagName)) break
    if (!isFirst) break
    if (rest.length > 0) return [parent]
    begins = parent
  }
  const parent = begins.parentNode
  if (!parent || headingLevel(title) === undefined) return [begins]
  const level = headingLevel(title) ?? 6
  const after = parent.childNodes.slice(parent.childNodes.indexOf(begins) + 1)
  const end = after.findIndex(
    (node) =>
      isElement(node) && (isKept(node) || (headingLevel(node) ?? 7) <= level || holdsHeading(node, level)),
  )
  return [begins, ...after.slice(0, end === -1 ? undefined : end)]
}

function textIn(node: Node): boolean {
  return isElement(node)
    ? textOf(node).trim() !== ''
    : 'value' in node && node.nodeName === '#text' && node.value.trim() !== ''
}

function holdsHeading(element: Element, level: number): boolean {
  return elementsOf(element, (each) => (headingLevel(each) ?? 7) <= level).length > 0
}

type Sum = Pick<Measure, 'text' | 'links'>

function add(measures: readonly Measure[]): Sum {
  return {
    text: measures.reduce((sum, { text }) => sum + text, 0),
    links: measures.reduce((sum, { links }) => sum + links, 0),
  }
}
