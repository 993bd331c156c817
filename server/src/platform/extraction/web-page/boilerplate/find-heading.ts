import { attribute, type Element, type Node } from '../../markup/element-roles.ts'
import { textOf } from '../../markup/text-of.ts'
import { ancestorsOf, elementsOf } from '../page/elements-of.ts'
import { fold } from './phrases.ts'

/** The page's heading, as opposed to the site's name in the page header; null if there is none. */
export function findHeading(
  body: Node,
  { title, siteName }: { title: string; siteName: string | null },
): Element | null {
  const headings = elementsOf(body, ({ tagName }) => tagName === 'h1').filter(
    (heading) => fold(textOf(heading)) !== '' && !isApart(heading),
  )
  const inMain = headings.find((heading) => ancestorsOf(heading).some(isMain))
  const ofTitle = headings.find((heading) => fold(title).startsWith(fold(textOf(heading))))
  const own = headings.filter((heading) => fold(textOf(heading)) !== fold(siteName ?? ''))
  return inMain ?? (own.length < headings.length ? own[0] : undefined) ?? ofTitle ?? headings[0] ?? null
}

function isMain({ tagName, attrs }: Element): boolean {
  return (
    tagName === 'main' ||
    tagName === 'article' ||
    attrs.some(({ name, value }) => name === 'role' && value === 'main')
  )
}

/** A logo is often marked as a heading on every page. */
function isApart(heading: Element): boolean {
  if (/\b(logo|brand|site-?title)\b/i.test(attribute(heading, 'class') ?? '')) return true
  return ancestorsOf(heading).some(
    (above) =>
      above.tagName === 'nav' || /\b(logo|navbar|site-?branding)\b/i.test(attribute(above, 'class') ?? ''),
  )
}
