import { productName } from '@parleykit/contract/base/limits'
import { attribute, type Element, type Node } from '../../markup/element-roles.ts'
import { elementsOf } from '../page/elements-of.ts'
import { pageLimits } from '../page/page-limits.ts'
import type { WebPage } from '../page/web-page.ts'
import { absoluteUrl } from './absolute-url.ts'
import type { PageHead } from './read-head.ts'
import { readRobotsDirectives } from './robots-directives.ts'

type Declarations = Pick<
  WebPage,
  'canonicalUrl' | 'language' | 'robotsMeta' | 'alternates' | 'styleSheets' | 'themeColor' | 'icons'
>

const alternatesMax = 100
const styleSheetsMax = 30

/** A page's metadata: its address, language, rules for robots, other languages, color and icons. */
export function readDeclarations(document: Node, head: PageHead): Declarations {
  const address = (element: Element) => absoluteUrl(attribute(element, 'href'), head.base)
  const robots = head.metas
    .filter((meta) => isForUs(attribute(meta, 'name')))
    .map((meta) => readRobotsDirectives(attribute(meta, 'content') ?? '', productName))
  const sheets = head.linksOf('stylesheet').filter((link) => {
    const isOther = head.linksOf('alternate').includes(link)
    return !isOther && !/^\s*(print|speech)\s*$/i.test(attribute(link, 'media') ?? '')
  })
  return {
    canonicalUrl: head.linksOf('canonical').flatMap((link) => address(link) ?? [])[0] ?? null,
    language: readLanguage(document, head),
    robotsMeta: {
      noindex: robots.some(({ noindex }) => noindex),
      nofollow: robots.some(({ nofollow }) => nofollow),
    },
    alternates: head
      .linksOf('alternate')
      .flatMap((link) => {
        const [language, url] = [languageOf(attribute(link, 'hreflang')), address(link)]
        return language !== null && url !== null ? [{ language, url }] : []
      })
      .slice(0, alternatesMax),
    styleSheets: [...new Set(sheets.flatMap((link) => address(link) ?? []))].slice(0, styleSheetsMax),
    themeColor: readThemeColor(head),
    icons: readIcons(head),
  }
}

function isForUs(name: string | undefined): boolean {
  return name?.toLowerCase() === 'robots' || name?.toLowerCase() === productName.toLowerCase()
}

function readLanguage(document: Node, head: PageHead): string | null {
  const [html] = elementsOf(document, ({ tagName }) => tagName === 'html')
  const ofHtml = html && (attribute(html, 'lang') ?? attribute(html, 'xml:lang'))
  const byHeader = head.metas.find((meta) => /^content-language$/i.test(attribute(meta, 'http-equiv') ?? ''))
  return (
    languageOf(ofHtml) ??
    languageOf(byHeader && attribute(byHeader, 'content')) ??
    languageOf(head.meta('og:locale') ?? undefined)
  )
}

/** The two-letter primary subtag of a language tag. */
function languageOf(tag: string | undefined): string | null {
  return /^\s*([a-z]{2})(?![a-z])/i.exec(tag ?? '')?.[1]?.toLowerCase() ?? null
}

/** The color for light mode, if the page distinguishes modes. */
function readThemeColor(head: PageHead): string | null {
  const colors = head.metas.filter(
    (meta) => attribute(meta, 'name')?.toLowerCase() === 'theme-color' && attribute(meta, 'content')?.trim(),
  )
  const light = colors.find((meta) => !/dark/i.test(attribute(meta, 'media') ?? '')) ?? colors[0]
  return light ? (attribute(light, 'content')?.trim().slice(0, 50) ?? null) : null
}

function readIcons(head: PageHead): WebPage['icons'] {
  const icons = ['apple-touch-icon', 'apple-touch-icon-precomposed', 'icon'].flatMap((relation) =>
    head.linksOf(relation).flatMap((link) => {
      const url = absoluteUrl(attribute(link, 'href'), head.base)
      const size = Number(/(?<!\d)(\d+)x\d+/i.exec(attribute(link, 'sizes') ?? '')?.[1] ?? 0)
      const mediaType = attribute(link, 'type')?.toLowerCase().slice(0, 100) ?? null
      // A touch icon without a size is 180 pixels wide by convention.
      return url === null ? [] : [{ url, size: size || (relation === 'icon' ? 0 : 180), mediaType }]
    }),
  )
  return icons.sort((one, other) => other.size - one.size).slice(0, pageLimits.icons)
}
