import { attribute, type Element, isElement, type Node } from '../../markup/element-roles.ts'
import { textOf } from '../../markup/text-of.ts'
import { isMenuOrDialog, linkShareOf } from './disclosures.ts'
import type { Visibility } from './hidden-by-styles.ts'

/** Notices are shorter, in characters; menus have more links. */
const textMin = 250
const linkShareMax = 0.2
/** From this share of its text on, an element repeats what is shown, as for small screens. */
const repeatedMin = 0.8

export interface PanelTest {
  /** Whether an element that style sheets hide is text of the page all the same, and no menu, dialog or notice. */
  isPanel(element: Element): boolean
  /** Those of them whose text the page shows elsewhere. */
  findRepeated(document: Node): ReadonlySet<Element>
  /** All panels of each set of which one was found. */
  listSets(): Element[][]
}

/**
 * Style sheets are believed if they hide menus and notices. Panels are kept: those that a choice opens, those beside a
 * panel that is shown (tabs, slides), and long texts.
 */
export function createPanelTest(visibilityOf: (element: Element) => Visibility): PanelTest {
  const besideShown = new Set<Element>()
  const long = new Set<Element>()
  const openable = new Set<Element>()
  const shownKinds = new WeakMap<Node, ReadonlySet<string>>()

  function isBesideShown(element: Element): boolean {
    const kind = kindOf(element)
    const { parentNode } = element
    if (kind === null || parentNode === null || !('childNodes' in parentNode)) return false
    let kinds = shownKinds.get(parentNode)
    if (kinds === undefined) {
      const shown = parentNode.childNodes.filter(isElement).filter((each) => visibilityOf(each) === 'shown')
      kinds = new Set(shown.flatMap((each) => kindOf(each) ?? []))
      shownKinds.set(parentNode, kinds)
    }
    return kinds.has(kind)
  }

  return {
    isPanel(element) {
      const isOpenable = visibilityOf(element) === 'openable'
      const isBeside = !isOpenable && isBesideShown(element)
      const isLong = !isOpenable && !isBeside && textOf(element).trim().length >= textMin
      if (!(isOpenable || isBeside || isLong) || isMenuOrDialog(element)) return false
      if (isLong && linkShareOf(element) > linkShareMax) return false
      if (isBeside) besideShown.add(element)
      if (isLong) long.add(element)
      if (isOpenable) openable.add(element)
      return true
    },
    findRepeated(document) {
      const candidates = [...besideShown, ...long]
      const times = new Map<string, number>()
      for (const line of linesOf(document)) times.set(line, (times.get(line) ?? 0) + 1)
      for (const line of candidates.flatMap(linesOf)) times.set(line, (times.get(line) ?? 0) - 1)
      const shown = new Set([...times].flatMap(([line, count]) => (count > 0 ? [line] : [])))
      const repeated = new Set<Element>()
      for (const element of candidates) {
        const lines = linesOf(element)
        if (lengthOf(lines.filter((line) => shown.has(line))) >= repeatedMin * lengthOf(lines))
          repeated.add(element)
        else for (const line of lines) shown.add(line)
      }
      return repeated
    },
    listSets() {
      const sets = new Map<Node, Element[]>()
      for (const panel of [...openable, ...besideShown]) {
        const { parentNode } = panel
        if (parentNode && !sets.has(parentNode)) sets.set(parentNode, siblingsLike(panel))
      }
      return [...sets.values()].filter((set) => set.length > 1)
    },
  }
}

function siblingsLike(panel: Element): Element[] {
  const kind = kindOf(panel)
  const { parentNode } = panel
  if (kind === null || parentNode === null || !('childNodes' in parentNode)) return []
  return parentNode.childNodes.filter(isElement).filter((each) => kindOf(each) === kind)
}

/** What the panels of one set have in common, if it is a block: its type and its first class. */
function kindOf(element: Element): string | null {
  if (!['div', 'section', 'article', 'li', 'figure'].includes(element.tagName)) return null
  const [name] = (attribute(element, 'class') ?? '').trim().split(/\s+/)
  return name ? `${element.tagName}.${name}` : null
}

/** The lines of an element's text, without white space. */
function linesOf(node: Node): string[] {
  return textOf(node)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ''))
    .filter((line) => line !== '')
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0)
}
