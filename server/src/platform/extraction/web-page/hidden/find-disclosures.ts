import { attribute, type Element, type Node } from '../../markup/element-roles.ts'
import { ancestorsOf, elementsOf } from '../page/elements-of.ts'

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
