import { attribute, type Element, isDropped, type Node } from '../../markup/element-roles.ts'
import { dropElements } from '../page/drop-elements.ts'
import { ancestorsOf, elementsOf } from '../page/elements-of.ts'
import { appliesToScreens } from './applies-to-screens.ts'
import { hiddenByStyles } from './hidden-by-styles.ts'
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
  const isHidden = hiddenByStyles(readStyleRules([...sheets, ...ownSheets(document)]))
  dropElements(document, (element) => {
    if (element.tagName === 'body' || element.tagName === 'html' || element.tagName === 'head') return false
    if (isDropped(element)) return isHiddenByItself(element)
    if (unseen.test(attribute(element, 'class') ?? '')) return true
    return !disclosures.has(element) && isHidden(element)
  })
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

/** Parts that a reader can open: answers in an FAQ, tabs, text after "read more". */
const opened =
  /\b(accordion|faq|collapse|collapsible|tab-?pane|tab-?panel|tab-?content|answer|expand(able|er)|disclosure|read-?more)/i

/** Menus and dialogs also open, but aren't the page's text. */
const other =
  /\b(nav|navbar|menu|dropdown|drop-?down|modal|dialog|popup|popover|drawer|offcanvas|tooltip|cart|search)/i

/**
 * Elements that are hidden only until a reader opens them in place, identified by a button or tab that controls them,
 * or by their class. Content of menus, dialogs and page headers is left out.
 */
function findDisclosures(document: Node): Set<Element> {
  const controlled = new Set<string>()
  const controls = elementsOf(document, (element) => isControl(element) && !isApart(element))
  for (const control of controls) for (const id of targetsOf(control)) controlled.add(id)
  const found = elementsOf(document, (element) => {
    if (!['div', 'section', 'dd', 'p', 'ul', 'article'].includes(element.tagName)) return false
    const named = controlled.has(attribute(element, 'id') ?? '') || attribute(element, 'role') === 'tabpanel'
    return (named || opened.test(attribute(element, 'class') ?? '')) && !isApart(element)
  })
  return new Set(found)
}

function isControl(element: Element): boolean {
  return element.attrs.some(({ name }) => /^(aria-controls|data-(bs-)?target|data-(bs-)?toggle)$/.test(name))
}

function targetsOf(control: Element): string[] {
  return ['aria-controls', 'data-target', 'data-bs-target', 'href'].flatMap((name) =>
    (attribute(control, name) ?? '')
      .split(/\s+/)
      .map((id) => id.replace(/^#/, ''))
      .filter((id) => id !== ''),
  )
}

function isApart(element: Element): boolean {
  return [element, ...ancestorsOf(element)].some((each) => {
    if (['nav', 'header', 'footer', 'dialog'].includes(each.tagName)) return true
    if (each.tagName === 'body' || each.tagName === 'html') return false
    const role = attribute(each, 'role') ?? ''
    if (/^(dialog|alertdialog|menu|navigation|banner)$/.test(role) || attribute(each, 'aria-modal'))
      return true
    return other.test(
      `${attribute(each, 'class') ?? ''} ${attribute(each, 'id') ?? ''}`.replace(/[-_]+/g, '-'),
    )
  })
}
