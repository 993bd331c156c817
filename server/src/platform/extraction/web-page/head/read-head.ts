import { attribute, type Element, type Node } from '../../markup/element-roles.ts'
import { elementsOf } from '../page/elements-of.ts'
import { absoluteUrl } from './absolute-url.ts'

export interface PageHead {
  /** The base of relative addresses. */
  readonly base: string
  /** The first non-empty content of a meta element by its property, name or itemprop, in lower case. */
  meta(...names: string[]): string | null
  /** All `link` elements with a relation, such as `icon`. */
  linksOf(relation: string): Element[]
  readonly metas: readonly Element[]
  /** The page's title element, unchanged. */
  readonly title: string
}

const titleMax = 2000

/** A page's declarations about itself, wherever they are in the document. */
export function readHead(document: Node, url: string): PageHead {
  const declared = elementsOf(
    document,
    ({ tagName, namespaceURI }) =>
      ['base', 'meta', 'link'].includes(tagName) ||
      (tagName === 'title' && namespaceURI === 'http://www.w3.org/1999/xhtml'),
  )
  const named = (name: string) => declared.filter(({ tagName }) => tagName === name)
  const base =
    named('base').flatMap((element) => absoluteUrl(attribute(element, 'href'), url) ?? [])[0] ?? url
  const metas = named('meta')
  const contents = new Map<string, string>()
  for (const meta of metas) {
    const content = oneLine(attribute(meta, 'content') ?? '')
    for (const name of ['property', 'name', 'itemprop'].map((kind) => attribute(meta, kind)?.toLowerCase())) {
      if (name !== undefined && content !== '' && !contents.has(name)) contents.set(name, content)
    }
  }
  const text = named('title')[0]?.childNodes.map((node) => ('value' in node ? node.value : ''))
  return {
    base,
    meta: (...names) => names.flatMap((name) => contents.get(name) ?? [])[0] ?? null,
    linksOf: (relation) =>
      named('link').filter((link) =>
        (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/).includes(relation),
      ),
    metas,
    title: oneLine((text?.join('') ?? '').slice(0, titleMax)),
  }
}

export function oneLine(text: string): string {
  return text
    .replace(/[\u00AD\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
