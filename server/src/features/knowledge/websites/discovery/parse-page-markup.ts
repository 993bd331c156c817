import { productName } from '@parleykit/contract/base/limits'
import { Parser } from 'htmlparser2'
import { readRobotsDirectives } from '../../../../platform/extraction/web-page/head/robots-directives.ts'

/** The parts of a page's markup that a map needs, unmodified. */
export interface PageMarkup {
  title: string | null
  heading: string | null
  language: string | null
  base: string | null
  canonical: string | null
  /** URLs of links that robots may follow. */
  links: string[]
  alternates: { address: string; language: string }[]
  noindex: boolean
  nofollow: boolean
  /** All text that may be visible. */
  text: string
}

const linksMax = 20_000
const alternatesMax = 100
const unseen = new Set(['script', 'style', 'template', 'svg', 'noscript', 'title'])

/** Reads HTML of any kind in one pass, without building a tree. */
export function parsePageMarkup(html: string): PageMarkup {
  const markup: PageMarkup = {
    title: null,
    heading: null,
    language: null,
    base: null,
    canonical: null,
    links: [],
    alternates: [],
    noindex: false,
    nofollow: false,
    text: '',
  }
  const text: string[] = []
  const open = new Map<string, number>()
  const isIn = (name: string) => (open.get(name) ?? 0) > 0
  const parser = new Parser({
    onopentag(name, attributes) {
      open.set(name, (open.get(name) ?? 0) + 1)
      if (name === 'title' && !isIn('svg')) markup.title ??= ''
      if (name === 'h1') markup.heading ??= ''
      readElement(name, attributes, markup)
    },
    onclosetag(name) {
      open.set(name, (open.get(name) ?? 0) - 1)
    },
    ontext(piece) {
      if (isIn('title') && !isIn('svg')) markup.title += piece
      if (isIn('h1')) markup.heading += piece
      if (![...unseen].some(isIn)) text.push(piece)
    },
  })
  parser.end(html)
  return { ...markup, text: text.join(' ') }
}

function readElement(name: string, attributes: Record<string, string>, markup: PageMarkup): void {
  const { rel = '', href } = attributes
  if (name === 'html' && attributes.lang) markup.language ??= attributes.lang
  if (name === 'base' && href) markup.base ??= href
  if ((name === 'a' || name === 'area') && href !== undefined && !/\bnofollow\b/i.test(rel)) {
    if (markup.links.length < linksMax) markup.links.push(href)
  }
  if (name === 'link' && href !== undefined) {
    if (/\bcanonical\b/i.test(rel)) markup.canonical ??= href
    const { hreflang } = attributes
    if (/\balternate\b/i.test(rel) && hreflang && markup.alternates.length < alternatesMax) {
      markup.alternates.push({ address: href, language: hreflang })
    }
  }
  if (name === 'iframe' || name === 'frame') {
    if (attributes.src && name === 'frame') markup.links.push(attributes.src)
  }
  if (name === 'meta') readMeta(attributes, markup)
}

function readMeta({ name = '', content = '', ...rest }: Record<string, string>, markup: PageMarkup): void {
  if (/^(?:robots|parleykit)$/i.test(name)) {
    const { noindex, nofollow } = readRobotsDirectives(content, productName)
    markup.noindex ||= noindex
    markup.nofollow ||= nofollow
  }
  if (/^refresh$/i.test(rest['http-equiv'] ?? '')) {
    const address = /^[\d.\s]*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content)?.[1]
    if (address !== undefined) markup.links.push(address)
  }
}
