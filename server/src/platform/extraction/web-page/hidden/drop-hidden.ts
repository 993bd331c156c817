import { attribute, type Element, isDropped, type Node } from '../../markup/element-roles.ts'
import { dropElements } from '../page/drop-elements.ts'
import { elementsOf } from '../page/elements-of.ts'
import { appliesToScreens } from './applies-to-screens.ts'
import { findDisclosures } from './disclosures.ts'
import { visibilityByStyles } from './hidden-by-styles.ts'
import { labelPanels } from './label-panels.ts'
import { createPanelTest } from './panels.ts'
import { readStyleRules } from './read-style-rules.ts'

/** Text that only screen readers see repeats visible text, or is navigation. */
const unseen =
  /(^|[\s_-])(sr-only|visually-?hidden|screen-reader(-text|-only)?|a11y-hidden|skip-?link)($|[\s_-])/i

/**
 * Removes what no reader of the page sees, hidden by attributes, inline styles or style sheets (`sheets`, then those in
 * the page). Content that a reader can open in place is kept and shown.
 */
export function dropHidden(document: Node, sheets: readonly string[]): void {
  const disclosures = findDisclosures(document)
  for (const element of disclosures) reveal(element)
  const visibilityOf = visibilityByStyles(readStyleRules([...sheets, ...ownSheets(document)]))
  const panels = createPanelTest(visibilityOf)
  dropElements(document, (element) => {
    if (element.tagName === 'body' || element.tagName === 'html' || element.tagName === 'head') return false
    if (isDropped(element)) return isHiddenByItself(element)
    if (unseen.test(attribute(element, 'class') ?? '')) return true
    return !disclosures.has(element) && visibilityOf(element) !== 'shown' && !panels.isPanel(element)
  })
  const repeated = panels.findRepeated(document)
  dropElements(document, (element) => repeated.has(element))
  labelPanels(document, panels.listSets())
}

/** Whether it is hidden by itself. Elements dropped for their type stay, since later readers may query them. */
function isHiddenByItself(element: Element): boolean {
  return element.attrs.some(({ name }) => ['hidden', 'aria-hidden', 'style'].includes(name))
}

function reveal(element: Element): void {
  element.attrs = element.attrs.filter(
    ({ name, value }) =>
      name !== 'hidden' && name !== 'aria-hidden' && !(name === 'style' && /display\s*:\s*none/i.test(value)),
  )
}

function ownSheets(document: Node): string[] {
  return elementsOf(document, ({ tagName }) => tagName === 'style')
    .filter((style) => appliesToScreens(attribute(style, 'media') ?? 'all'))
    .map(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')).join(''))
}
