import { attribute, type Element, type Node } from '../../markup/element-roles.ts'
import { textOf } from '../../markup/text-of.ts'
import { ancestorsOf, elementsOf } from '../page/elements-of.ts'

/** Parts that a reader can open: answers in an FAQ, tabs, text after "read more". */
const opened =
  /\b(accordion|faq|collapse|collapsible|tab-?pane|tab-?panel|tab-?content|answer|expand(able|er)|disclosure|read-?more)/i

/** Dialogs also open, but aren't the page's text. */
const dialogs = /\b(modal|dialog|popup|popover|drawer|offcanvas|tooltip)/i
/** Neither are menus, whose names those of restaurants share. */
const menus = /\b(nav|navbar|menu|dropdown|drop-?down|cart|search)/i
/** Most of the text of a menu is in its links. */
const linkShareMin = 0.4

/**
 * Elements that are hidden only until a reader opens them in place, identified by a button or tab that controls them,
 * or by their class. Content of menus, dialogs and page headers is left out.
 */
export function findDisclosures(document: Node): Set<Element> {
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

/** Whether an element belongs to a menu, dialog, page header or page footer. */
function isApart(element: Element): boolean {
  return isInFrame(element) || [element, ...ancestorsOf(element)].some((each) => isNamed(each, menus))
}

/** The same for an element that a style sheet lets readers open: a menu also has links. */
export function isMenuOrDialog(element: Element): boolean {
  if (isInFrame(element)) return true
  return (
    linkShareOf(element) >= linkShareMin &&
    [element, ...ancestorsOf(element)].some((each) => isNamed(each, menus))
  )
}

function isInFrame(element: Element): boolean {
  return [element, ...ancestorsOf(element)].some((each) => {
    if (['nav', 'header', 'footer', 'dialog'].includes(each.tagName)) return true
    const role = attribute(each, 'role') ?? ''
    if (/^(dialog|alertdialog|menu|navigation|banner)$/.test(role) || attribute(each, 'aria-modal'))
      return true
    return isNamed(each, dialogs)
  })
}

function isNamed(element: Element, names: RegExp): boolean {
  if (element.tagName === 'body' || element.tagName === 'html') return false
  const name = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
  return names.test(name.replace(/[-_]+/g, '-'))
}

/** The share of an element's letters that are in links. */
export function linkShareOf(element: Element): number {
  const links = elementsOf(element, ({ tagName }) => tagName === 'a')
  const letters = (node: Node) => textOf(node).replace(/\s+/g, '').length
  return links.reduce((sum, link) => sum + letters(link), 0) / Math.max(1, letters(element))
}
