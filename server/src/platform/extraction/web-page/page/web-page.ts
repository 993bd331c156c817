import { z } from 'zod'
import { pageLimits } from './page-limits.ts'

const url = z.string().max(pageLimits.url)

const pageCard = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  image: url.nullable(),
  siteName: z.string().nullable(),
})

/** How a page shows itself to others: by OpenGraph, Twitter's cards, JSON-LD, else by its title and first words. */
export type PageCard = z.infer<typeof pageCard>

const webPage = z.object({
  /** Without the site's name; empty where the page has none. */
  title: z.string().max(pageLimits.title),
  canonicalUrl: url.nullable(),
  /** ISO 639-1, as the page declares it. */
  language: z.string().nullable(),
  /** The main text in the extracted form (see ExtractedText); empty where there is none. */
  text: z.string(),
  /** Address, telephone, mail and opening hours that stand beside the main text, such as in a footer; lines, or empty. */
  contact: z.string().max(pageLimits.contact),
  /** The WHATWG name of the encoding that the page was read in. */
  characterSet: z.string(),
  /** Every link of the page once, menus included; absolute http and https addresses without fragments. */
  links: z.array(z.object({ url, text: z.string(), nofollow: z.boolean() })),
  robotsMeta: z.object({ noindex: z.boolean(), nofollow: z.boolean() }),
  /** The same page in other languages. */
  alternates: z.array(z.object({ language: z.string(), url })),
  /** Linked style sheets for screens: handed in, they tell what the page hides. */
  styleSheets: z.array(url),
  /** Whether next to nothing is here without running the page's scripts. */
  needsJavaScript: z.boolean(),
  card: pageCard,
  /** As the page writes it: any CSS colour. */
  themeColor: z.string().nullable(),
  /** The largest first; `size` in pixels of a side, 0 where it isn't said. */
  icons: z.array(z.object({ url, size: z.number(), mediaType: z.string().nullable() })),
})

export type WebPage = z.infer<typeof webPage>

export const pageAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: webPage }),
  z.object({ kind: z.literal('not_text') }),
  z.object({ kind: z.literal('too_much_text') }),
])

/** What a child process says of a page. It is checked like any input: a hostile page may have spoken through it. */
export type PageAnswer = z.infer<typeof pageAnswerSchema>
