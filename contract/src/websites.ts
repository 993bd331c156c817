import { z } from 'zod'
import { batchScrapeBytesMax, scrapedUrlsMax, websiteUrlMax } from './limits.ts'
import { defineRoute } from './route.ts'
import { validationTexts } from './texts.ts'
import { idParam, idParams, idValue, instant, messageResponse, storableText } from './values.ts'

/** The address of a web page as somebody types it: https where it names no scheme. Comes out absolute. */
export const websiteUrl = storableText
  .transform((typed) => withScheme(typed.trim()))
  .pipe(
    z
      .url({ protocol: /^https?$/, normalize: true, error: validationTexts.urlInvalid })
      .max(websiteUrlMax, validationTexts.urlInvalid)
      .refine((url) => !/^https?:\/\/[^/?#]*@/.test(url), validationTexts.urlInvalid),
  )

/**
 * The address of a website as somebody types it. Comes out as the absolute addresses to try in their order: https and then
 * http if no scheme was typed.
 */
export const typedWebsite = storableText.transform((typed, context): [string, ...string[]] => {
  const { data: url, error } = websiteUrl.safeParse(typed)
  if (url === undefined) {
    context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? validationTexts.urlInvalid })
    return z.NEVER
  }
  return hasScheme(typed.trim()) ? [url] : [url, url.replace(/^https:/, 'http:')]
})

/** A single word is no address; in an intranet it may be one, but then with its scheme. */
function withScheme(typed: string): string {
  if (hasScheme(typed)) return typed
  return /^(?:[^/?#]*[.:]|localhost(?:[/?#]|$))/i.test(typed) ? `https://${typed}` : ''
}

function hasScheme(typed: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(typed)
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
  summary: "Find a website's pages by its sitemaps, then by its links",
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({ url: typedWebsite }),
  response: websiteMapSchema,
})

/** What became of a page; `reason` says it in words. */
export const pageResults = [
  /** Not yet looked at. */
  'waiting',
  /** Read, and stored as soon as all pages of the job are. */
  'read',
  'ok',
  /** The knowledge has the very same text of this page. */
  'unchanged',
  'robots',
  'off_site',
  'not_html',
  'too_thin',
  'duplicate',
  'needs_javascript',
  'not_found',
  'error',
  'plan_limit',
  'cancelled',
] as const
export type PageResult = (typeof pageResults)[number]

export const scrapedPageSchema = z.object({
  /** Absolute and canonical. */
  url: z.string(),
  result: z.enum(pageResults),
  /** A sentence; null where there is nothing to say. */
  reason: z.string().nullable(),
  /** HTTP status of the site's last answer. */
  status: z.number().int().nullable(),
  /** The knowledge entry that the page is; null where it is none. */
  entryId: idValue.nullable(),
  title: z.string().nullable(),
})
export type ScrapedPage = z.infer<typeof scrapedPageSchema>

export const scrapeStatuses = ['processing', 'completed', 'error', 'cancelled'] as const
export type ScrapeStatus = (typeof scrapeStatuses)[number]

/** A job that reads pages. It is completed when at least one of them worked. */
export const scrapeJobSchema = z.object({
  jobId: idValue,
  /** Whether it reads pages again that the agent has. */
  isSync: z.boolean(),
  status: z.enum(scrapeStatuses),
  /** Why no page worked. */
  error: z.string().optional(),
  /** Pages that are through, of `total`. */
  done: z.number().int(),
  total: z.number().int(),
  pages: z.array(scrapedPageSchema),
  startedAt: instant,
  /** Null until the last page is stored. */
  finishedAt: instant.nullable(),
})
export type ScrapeJob = z.infer<typeof scrapeJobSchema>

export const batchScrapeInput = z.object({ urls: z.array(websiteUrl).min(1).max(scrapedUrlsMax) })

const jobParams = z.object({ id: idParam, jobId: idParam })

export const batchScrape = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge/batch-scrape',
  summary: 'Add website pages to the knowledge in the background',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: batchScrapeInput,
  bodyBytesMax: batchScrapeBytesMax,
  response: z.object({ jobId: idValue }),
  status: 201,
})

export const getScrapeStatus = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/knowledge/batch-scrape-status/:jobId',
  summary: 'Get the progress of a scraping job, with the result and reason for each page',
  access: 'owner',
  role: 'viewer',
  params: jobParams,
  response: scrapeJobSchema,
})

export const findNewestScrape = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/knowledge/batch-scrape',
  summary: "Get the agent's latest scraping job",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: z.object({ job: scrapeJobSchema.nullable() }),
})

export const cancelScrape = defineRoute({
  method: 'DELETE',
  path: '/api/agents/:id/knowledge/batch-scrape/:jobId',
  summary: 'Stop a scraping job. Pages read so far are kept.',
  access: 'owner',
  role: 'editor',
  params: jobParams,
  response: messageResponse,
})
