import { parse } from 'parse5'
import { textOf } from '../../src/platform/extraction/markup/text-of.ts'
import { elementsOf } from '../../src/platform/extraction/web-page/page/elements-of.ts'

/** The text of a page's first element with a role, or null where it has none. */
export function textOfRole(html: string, role: string): string | null {
  const [element] = elementsOf(parse(html), ({ attrs }) =>
    attrs.some(({ name, value }) => name === 'role' && value === role),
  )
  return element ? textOf(element) : null
}
