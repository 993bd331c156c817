import type { Element } from '../../markup/element-roles.ts'

/** Makes another kind of element of one. */
export function rename(element: Element, tagName: string): void {
  element.tagName = tagName
  element.nodeName = tagName
}
