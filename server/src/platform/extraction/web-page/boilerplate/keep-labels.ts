import { attribute, type Element, headingLevel, type Node } from '../../markup/element-roles.ts'
import { ancestorsOf, elementsOf } from '../page/elements-of.ts'
import { rename } from '../page/rename.ts'

/** Turns buttons with text into text: questions that open their answers, and headings that fold their section. */
export function keepLabels(document: Node): void {
  for (const button of elementsOf(document, ({ tagName }) => tagName === 'button')) {
    const above = ancestorsOf(button)
    const inHeading = above.some((element) => headingLevel(element) !== undefined || element.tagName === 'dt')
    if (!inHeading && !opensText(button, above)) continue
    rename(button, inHeading ? 'span' : 'p')
  }
}

function opensText(button: Element, above: readonly Element[]): boolean {
  if (above.some(({ tagName }) => /^(nav|header|footer|form|dialog)$/.test(tagName))) return false
  const classes = [button, ...above.slice(0, 2)].map((element) => attribute(element, 'class') ?? '').join(' ')
  return /\b(accordion|faq|question|collapsible)/i.test(classes)
}
