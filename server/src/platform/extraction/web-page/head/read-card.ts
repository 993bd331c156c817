import { pageLimits } from '../page/page-limits.ts'
import type { PageCard } from '../page/web-page.ts'
import { absoluteUrl } from './absolute-url.ts'
import { oneLine, type PageHead } from './read-head.ts'
import type { StructuredData } from './read-structured-data.ts'

interface Fallbacks {
  readonly title: string
  /** The page's main text in the extracted form. */
  readonly text: string
}

const firstWordsMax = 300

/** The preview card that a page declares for links to it. Image addresses are absolute. */
export function readCard(head: PageHead, data: StructuredData, { title, text }: Fallbacks): PageCard {
  const image =
    head.meta('og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image', 'twitter:image:src') ??
    head.linksOf('image_src').map((link) => link.attrs.find(({ name }) => name === 'href')?.value)[0] ??
    data.image ??
    head.meta('image', 'thumbnail')
  const description =
    head.meta('og:description', 'twitter:description', 'description', 'dc.description') ?? data.description
  return {
    title: short(head.meta('og:title', 'twitter:title') ?? data.title ?? title, pageLimits.title),
    description: short(description ?? firstWords(text), pageLimits.description),
    image: absoluteUrl(image, head.base),
    siteName: short(head.meta('og:site_name', 'application-name') ?? data.siteName ?? '', pageLimits.title),
  }
}

/** The first paragraph of some length, truncated at a word. */
function firstWords(text: string): string {
  const paragraph = text
    .split('\n\n')
    .find((block) => block.length >= 40 && !/^(#|\||```|- |\d+\. )/.test(block))
  if (paragraph === undefined || paragraph.length <= firstWordsMax) return paragraph ?? ''
  return `${paragraph.slice(0, firstWordsMax).replace(/\s+\S*$/, '')}…`
}

const inlineTag = /<\/?(?:a|abbr|b|code|em|i|mark|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi

/** JSON-LD often holds markup; a card is plain text. */
function short(text: string, lengthMax: number): string | null {
  const plain = oneLine(text.replace(inlineTag, '').replace(/<\/?[a-z][^<>]*>/gi, ' '))
  return plain === '' ? null : plain.slice(0, lengthMax).toWellFormed()
}
