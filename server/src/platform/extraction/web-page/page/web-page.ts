import { z } from 'zod'
import { pageLimits } from './page-limits.ts'

const url = z.string().max(pageLimits.url)

const pageCard = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  image: url.nullable(),
  siteName: z.string().nullable(),
})

/** How a page presents itself to others: by OpenGraph, Twitter cards or JSON-LD, else by its title and first words. */
export type PageCard = z.infer<typeof pageCard>

const webPage = z.object({
  /** Without the site's name; empty if the page has none. */
  title: z.string().max(pageLimits.title),
  canonicalUrl: url.nullable(),
  /** ISO 639-1, as declared by the page. */
  language: z.string().nullable(),
  /** The main text in the extracted form (see ExtractedText); empty if there is none. */
  text: z.string(),
  /** Address, telephone, email and opening hours outside the main text, such as in a footer; lines, or empty. */
  contact: z.string().max(pageLimits.contact),
  /** The WHATWG name of the encoding that the page was read in. */
  characterSet: z.string(),
  /** The distinct links of the page, including menus: absolute http and https addresses without fragments. */
  links: z.array(z.object({ url, text: z.string(), nofollow: z.boolean() })),
  robotsMeta: z.object({ noindex: z.boolean(), nofollow: z.boolean() }),
  /** The same page in other languages. */
  alternates: z.array(z.object({ language: z.string(), url })),
  /** Linked style sheets for screens. If their contents are passed back in, elements that they hide are dropped. */
  styleSheets: z.array(url),
  /** Whether the page is nearly empty unless its JavaScript runs. */
  needsJavaScript: z.boolean(),
  card: pageCard,
  /** As written in the page: any CSS color. */
  themeColor: z.string().nullable(),
  /** Largest first. `size` is the side in pixels, 0 if not given. */
  icons: z.array(z.object({ url, size: z.number(), mediaType: z.string().nullable() })),
})

export type WebPage = z.infer<typeof webPage>

export const pageAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: webPage }),
  z.object({ kind: z.literal('not_text') }),
  z.object({ kind: z.literal('too_much_text') }),
])

/**
 * A child process's answer about a page. It is validated like any input, since a hostile page may have taken over the
 * process.
 */
export type PageAnswer = z.infer<typeof pageAnswerSchema>
