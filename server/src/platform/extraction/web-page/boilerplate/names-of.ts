import { attribute, type Element } from '../../markup/element-roles.ts'

const named = ['class', 'id', 'data-testid', 'data-component', 'data-section-type']

/** The words in an element's class names and IDs, separated by single spaces, with one at each end. */
export function namesOf(element: Element): string {
  const names = named.map((name) => attribute(element, name) ?? '').join(' ')
  const words = names
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9\u00DF-\uFFFF]+/g, ' ')
  return ` ${words.trim()} `
}
