import { defaultTreeAdapter, html } from 'parse5'
import { attribute, type Element, headingLevel, type Node } from '../../markup/element-roles.ts'
import { textOf } from '../../markup/text-of.ts'
import { dropElements } from '../page/drop-elements.ts'
import { ancestorsOf, elementsOf } from '../page/elements-of.ts'

/** Labels are short, in characters. */
const labelMax = 80

/**
 * Puts the label of each panel above it as a heading: of a radio button, a tab, or a link to it. Otherwise the labels of
 * a set stand together, and no reader of the text knows which price is which.
 */
export function labelPanels(document: Node, sets: readonly (readonly Element[])[]): void {
  const moved = new Set<Element>()
  for (const panels of sets) {
    const labels = labelsByAddress(document, panels) ?? labelsByOrder(panels)
    if (labels === null) continue
    const level = Math.min(6, levelBefore(document, panels) + 1)
    for (const [at, panel] of panels.entries()) {
      const label = labels[at]
      const text = label ? oneLine(textOf(label)) : ''
      if (!label || text === '' || text.length > labelMax || isNamedInside(panel, text)) continue
      moved.add(label)
      addHeading(panel, text, level)
    }
  }
  dropElements(document, (element) => moved.has(element))
}

/** Links and tabs that lead to the panels by their ids. */
function labelsByAddress(document: Node, panels: readonly Element[]): (Element | undefined)[] | null {
  const ids = new Map(
    panels.flatMap((panel, at) => (attribute(panel, 'id') ? [[attribute(panel, 'id'), at]] : [])),
  )
  if (ids.size === 0) return null
  const labels: (Element | undefined)[] = panels.map(() => undefined)
  for (const control of elementsOf(document, ({ tagName }) => tagName === 'a' || tagName === 'button')) {
    const target = attribute(control, 'aria-controls') ?? /^#(.+)/.exec(attribute(control, 'href') ?? '')?.[1]
    const at = target === undefined ? undefined : ids.get(target)
    if (at === undefined || labels[at] || isInside(control, panels) || isHeading(control)) continue
    labels[at] = control
  }
  return labels.some(Boolean) ? labels : null
}

/** Labels of radio buttons next to the panels: as many as there are panels, in the same order. */
function labelsByOrder(panels: readonly Element[]): Element[] | null {
  const [first] = panels
  const set = first && ancestorsOf(first).find((above) => radiosIn(above, panels).length > 0)
  if (!set) return null
  const ids = new Set(radiosIn(set, panels).map((radio) => attribute(radio, 'id')))
  const labels = elementsOf(
    set,
    (element) =>
      element.tagName === 'label' && ids.has(attribute(element, 'for')) && !isInside(element, panels),
  )
  return labels.length === panels.length ? labels : null
}

function radiosIn(set: Element, panels: readonly Element[]): Element[] {
  return elementsOf(
    set,
    (element) =>
      element.tagName === 'input' && attribute(element, 'type') === 'radio' && !isInside(element, panels),
  )
}

function isInside(element: Element, panels: readonly Element[]): boolean {
  return ancestorsOf(element).some((above) => panels.includes(above))
}

function isHeading(control: Element): boolean {
  return ancestorsOf(control).some(
    (above) => headingLevel(above) !== undefined || /^(dt|summary)$/.test(above.tagName),
  )
}

function isNamedInside(panel: Element, label: string): boolean {
  return oneLine(textOf(panel)).toLowerCase().startsWith(label.toLowerCase())
}

/** The level of the last heading before the panels; 1 if there is none. */
function levelBefore(document: Node, panels: readonly Element[]): number {
  let level = 1
  for (const element of elementsOf(
    document,
    (each) => headingLevel(each) !== undefined || each === panels[0],
  )) {
    if (element === panels[0]) break
    level = headingLevel(element) ?? level
  }
  return level
}

function addHeading(panel: Element, text: string, level: number): void {
  const heading = defaultTreeAdapter.createElement(`h${level}`, html.NS.HTML, [])
  defaultTreeAdapter.insertText(heading, text)
  const [first] = panel.childNodes
  if (first) defaultTreeAdapter.insertBefore(panel, heading, first)
  else defaultTreeAdapter.appendChild(panel, heading)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
