import { z } from 'zod'
import { websiteUrlMax } from '../../base/limits.ts'
import { defineRoute } from '../../base/route.ts'
import { validationTexts } from '../../base/texts.ts'
import { idParam, idParams, idValue, instant, messageResponse, storableText } from '../../base/values.ts'
import { batchScrapeBytesMax } from './limits.ts'

/** Pages per job. */
const scrapedUrlsMax = 500

/** The URL of a web page as typed, with https if it has no scheme. The output is absolute. */
export const websiteUrl = storableText
  .transform((typed) => withScheme(typed.trim()))
  .pipe(
    z
      .url({ protocol: /^https?$/, normalize: true, error: validationTexts.urlInvalid })
      .max(websiteUrlMax, validationTexts.urlInvalid)
      .refine((url) => !/^https?:\/\/[^/?#]*@/.test(url), validationTexts.urlInvalid),
  )

/**
 * The URL of a website as typed. The output is the absolute URLs to try in order: https and then http if no scheme was
 * typed.
 */
export const typedWebsite = storableText.transform((typed, context): [string, ...string[]] => {
  const { data: url, error } = websiteUrl.safeParse(typed)
  if (url === undefined) {
    context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? validationTexts.urlInvalid })
    return z.NEVER
  }
  return hasScheme(typed.trim()) ? [url] : [url, url.replace(/^https:/, 'http:')]
})

/** A single word isn't a URL. On an intranet it may be one, but then it needs a scheme. */
function withScheme(typed: string): string {
  if (hasScheme(typed)) return typed
  return /^(?:[^/?#]*[.:]|localhost(?:[/?#]|$))/i.test(typed) ? `https://${typed}` : ''
}

function hasScheme(typed: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(typed)
}

/** A page that a website offers for the knowledge, as its map lists it. */
export const mappedPageSchema = z.object({
  /** Absolute and canonical. */
  url: z.string(),
  /** Null if the page wasn't read in time. */
  title: z.string().nullable(),
  inKnowledge: z.boolean(),
  /** ISO 639-1 code according to the site; null if it gives none. */
  language: z.string().nullable(),
  /** True for pages such as about, prices, contact, hours, FAQ, shipping and help. */
  likelyAsked: z.boolean(),
})
export type MappedPage = z.infer<typeof mappedPageSchema>

export const websiteMapSchema = z.object({
  /** The URLs of `pages`. */
  links: z.array(z.string()),
  pages: z.array(mappedPageSchema),
  /** Whether the website has more pages than were found in time or may be listed. */
  more: z.boolean(),
  /** Sentences for the owner: what was left out, and why. */
  notes: z.array(z.string()),
  /** Pages that the plan still allows for the agent; null without a limit. */
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

/** The result of a page; `reason` explains it. */
export const pageResults = [
  /** Not read yet. */
  'waiting',
  /** Read, and stored once all pages of the job are read. */
  'read',
  'ok',
  /** The knowledge already has the same text of this page. */
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
  /** A sentence; null if there is nothing to report. */
  reason: z.string().nullable(),
  /** HTTP status of the site's last response. */
  status: z.number().int().nullable(),
  /** The knowledge entry made from the page; null if there is none. */
  entryId: idValue.nullable(),
  title: z.string().nullable(),
})
export type ScrapedPage = z.infer<typeof scrapedPageSchema>

export const scrapeStatuses = ['processing', 'completed', 'error', 'cancelled'] as const
export type ScrapeStatus = (typeof scrapeStatuses)[number]

/** A job that reads pages. It is completed if at least one of them succeeded. */
export const scrapeJobSchema = z.object({
  jobId: idValue,
  /** Whether it rereads pages that the agent already has. */
  isSync: z.boolean(),
  status: z.enum(scrapeStatuses),
  /** Why no page could be read. */
  error: z.string().optional(),
  /** Pages finished, of `total`. */
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
