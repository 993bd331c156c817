import { z } from 'zod'
import { websiteUrlMax } from './limits.ts'
import { defineRoute } from './route.ts'
import { validationTexts } from './texts.ts'
import { idParams, storableText } from './values.ts'

/** The address of a web page as somebody types it: https where it names no scheme. Comes out absolute. */
export const websiteUrl = storableText
  .transform((typed) => withScheme(typed.trim()))
  .pipe(
    z
      .url({ protocol: /^https?$/, normalize: true, error: validationTexts.urlInvalid })
      .max(websiteUrlMax, validationTexts.urlInvalid)
      .refine((url) => !/^https?:\/\/[^/?#]*@/.test(url), validationTexts.urlInvalid),
  )

/** A single word is no address; in an intranet it may be one, but then with its scheme. */
function withScheme(typed: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed)) return typed
  return /^(?:[^/?#]*[.:]|localhost(?:[/?#]|$))/i.test(typed) ? `https://${typed}` : ''
}

/** What a website has for the knowledge, as its map shows it. */
export const mappedPageSchema = z.object({
  /** Absolute and canonical. */
  url: z.string(),
  /** Null where the page wasn't read within the time. */
  title: z.string().nullable(),
  inKnowledge: z.boolean(),
  /** ISO 639-1, as the site says it; null where it doesn't. */
  language: z.string().nullable(),
  /** About, prices, contact, hours, questions, shipping, help and the like. */
  likelyAsked: z.boolean(),
})
export type MappedPage = z.infer<typeof mappedPageSchema>

export const websiteMapSchema = z.object({
  /** The addresses of `pages`. */
  links: z.array(z.string()),
  pages: z.array(mappedPageSchema),
  /** Whether the website has more than was found in time or may be listed. */
  more: z.boolean(),
  /** Sentences for the owner: what was left out, and why. */
  notes: z.array(z.string()),
  /** Pages that the plan has left for the agent; null without a limit. */
  linksLeft: z.number().int().nullable(),
})
export type WebsiteMap = z.infer<typeof websiteMapSchema>

export const mapWebsite = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge/mapWebsite',
  summary: 'Find the pages of a website: by its sitemaps, then by its links',
  access: 'owner',
  params: idParams,
  body: z.object({ url: websiteUrl }),
  response: websiteMapSchema,
})
