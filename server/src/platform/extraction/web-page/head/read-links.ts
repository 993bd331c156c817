import { attribute, type Node } from '../../markup/element-roles.ts'
import { textOf } from '../../markup/text-of.ts'
import { elementsOf } from '../page/elements-of.ts'
import { pageLimits } from '../page/page-limits.ts'
import type { WebPage } from '../page/web-page.ts'
import { absoluteUrl } from './absolute-url.ts'
import { oneLine } from './read-head.ts'

/**
 * The distinct link addresses of a page, each with its first link text. An address is followed if any of its links is.
 */
export function readLinks(document: Node, base: string): WebPage['links'] {
  const links = new Map<string, WebPage['links'][number]>()
  for (const element of elementsOf(document, ({ tagName }) => tagName === 'a' || tagName === 'area')) {
    const url = absoluteUrl(attribute(element, 'href'), base)
    if (url === null) continue
    const nofollow = /(^|\s)nofollow(\s|$)/i.test(attribute(element, 'rel') ?? '')
    const known = links.get(url)
    if (known === undefined && links.size >= pageLimits.links) break
    const text = known?.text || oneLine(textOf(element)).slice(0, pageLimits.linkText).toWellFormed()
    links.set(url, { url, text, nofollow: nofollow && (known?.nofollow ?? true) })
  }
  return [...links.values()]
}
