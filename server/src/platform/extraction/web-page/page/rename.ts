import type { Element } from '../../markup/element-roles.ts'

/** Changes an element's type. */
export function rename(element: Element, tagName: string): void {
  element.tagName = tagName
  element.nodeName = tagName
}
