import { agentNameMax, descriptionMax, taglineMax } from '@parleykit/contract/agents/limits'
import type { WebsiteProfile } from '@parleykit/contract/knowledge/websites/website-profile'
import { converter, formatHex, parse } from 'culori'

/** A page's description of its website. */
interface SelfDescription {
  readonly title: string
  readonly card: {
    readonly title: string | null
    readonly description: string | null
    readonly siteName: string | null
  }
  readonly themeColor: string | null
}

const toOklch = converter('oklch')
/** Below this a color is a shade of gray: many sites declare their white background. */
const LEAST_CHROMA = 0.03
const LIGHTNESS = { min: 0.2, max: 0.92 }

/** The texts and the color that a website's first page suggests for an agent. */
export function profileOfPage(page: SelfDescription, url: string): Omit<WebsiteProfile, 'picture'> {
  const said = tidy(page.card.description)
  const tagline = firstSentence(said)
  // Don't repeat the tagline, unless it had to be truncated.
  const description = tagline.length > taglineMax ? said : said.slice(tagline.length).trim()
  return {
    name: cutAtWord(tidy(page.card.siteName) || nameOfHost(url) || tidy(page.title), agentNameMax),
    tagline: cutAtWord(tagline, taglineMax),
    description: cutAtWord(description, descriptionMax),
    brandColor: readColor(page.themeColor),
  }
}

function tidy(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/** "Shop" for https://www.shop.example. */
function nameOfHost(url: string): string {
  const [name = ''] = new URL(url).hostname.replace(/^www\./, '').split('.')
  return /\p{L}/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : ''
}

function firstSentence(text: string): string {
  const end = text.search(/[.!?。！？](?:\s|$)/u)
  return end < 0 ? text : text.slice(0, end + 1)
}

/** Truncates to whole words within a length in UTF-16 code units; null if nothing is left. */
function cutAtWord(text: string, longest: number): string | null {
  if (text.length <= longest) return text || null
  const space = text.lastIndexOf(' ', longest - 1)
  return `${text.slice(0, space > longest / 2 ? space : longest - 1).toWellFormed()}…`
}

function readColor(written: string | null): string | null {
  const color = written === null ? undefined : parse(written.trim())
  if (!color) return null
  const { c = 0, l = 0 } = toOklch(color)
  const isColored = c >= LEAST_CHROMA && l >= LIGHTNESS.min && l <= LIGHTNESS.max
  return isColored ? formatHex({ ...color, alpha: 1 }) : null
}
