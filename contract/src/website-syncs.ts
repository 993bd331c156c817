import { z } from 'zod'
import { batchScrapeBytesMax } from './limits.ts'
import { defineRoute } from './route.ts'
import { idParams, idValue, instant, messageResponse } from './values.ts'
import { batchScrapeInput, mappedPageSchema } from './websites.ts'

export const syncIntervals = ['off', 'daily', 'weekly'] as const
export type SyncInterval = (typeof syncIntervals)[number]

/** How often the pages of an agent's websites are read again by themselves. */
export const syncScheduleInput = z.object({
  every: z.enum(syncIntervals),
  /** Starts a training by itself where a reading found a changed page. */
  trainAfterwards: z.boolean(),
})
export type SyncScheduleInput = z.infer<typeof syncScheduleInput>

export const syncScheduleSchema = syncScheduleInput.extend({
  /** When the pages are read next; null while it is off. */
  nextAt: instant.nullable(),
})
export type SyncSchedule = z.infer<typeof syncScheduleSchema>

/** The lines of a text that a new reading brought and took; `more` where these aren't all. */
export const changedLinesSchema = z.object({
  added: z.array(z.string()),
  removed: z.array(z.string()),
  more: z.boolean(),
})
export type ChangedLines = z.infer<typeof changedLinesSchema>

const reportedPage = z.object({
  url: z.string(),
  title: z.string().nullable(),
  /** Null once the entry was deleted. */
  entryId: idValue.nullable(),
})

/** What came of reading the pages of an agent again. */
export const syncReportSchema = z.object({
  jobId: idValue,
  startedAt: instant,
  finishedAt: instant,
  /** Pages that were looked for. */
  total: z.number().int(),
  unchanged: z.number().int(),
  /** Pages whose text changed; `changed` lists the first of them. */
  changedTotal: z.number().int(),
  changed: z.array(reportedPage.extend({ lines: changedLinesSchema })),
  /** Pages that the site has no more, or not for everybody; `gone` lists the first of them, those that are gone for longest before others. */
  goneTotal: z.number().int(),
  /** `timesGone`: readings in a row that found the page gone, or shut to visitors; `reason` says which, in a sentence. */
  gone: z.array(reportedPage.extend({ timesGone: z.number().int(), reason: z.string().nullable() })),
  /** Pages that the websites have newly; `added` lists the first of them, until they are picked or left out. */
  addedTotal: z.number().int(),
  added: z.array(mappedPageSchema),
  /** Why it wasn't looked for new pages, or not on all websites, in a sentence. */
  addedFault: z.string().nullable(),
})
export type SyncReport = z.infer<typeof syncReportSchema>

export const getSyncSchedule = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/knowledge/sync-schedule',
  summary: "Get how often an agent's website pages are synced",
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: syncScheduleSchema,
})

export const updateSyncSchedule = defineRoute({
  method: 'PUT',
  path: '/api/agents/:id/knowledge/sync-schedule',
  summary: 'Set the sync schedule to daily or weekly (requires a paid plan)',
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: syncScheduleInput,
  response: syncScheduleSchema,
})

export const startSync = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge/sync',
  summary: "Sync an agent's website pages, or a single page, in the background",
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: z.object({ entryId: idValue.optional() }),
  response: z.object({ jobId: idValue }),
  status: 201,
})

export const findNewestSync = defineRoute({
  method: 'GET',
  path: '/api/agents/:id/knowledge/sync',
  summary: 'Get the results of the last sync: pages that changed, were removed or are new',
  access: 'owner',
  role: 'viewer',
  params: idParams,
  response: z.object({
    report: syncReportSchema.nullable(),
    /** Entries whose page was gone at every one of the last readings, and at how many. */
    gonePages: z.array(z.object({ entryId: idValue, timesGone: z.number().int() })),
    /** Pages that the plan has left for the agent; null without a limit. */
    linksLeft: z.number().int().nullable(),
  }),
})

export const dismissNewPages = defineRoute({
  method: 'POST',
  path: '/api/agents/:id/knowledge/sync/dismissed-pages',
  summary: "Dismiss newly found pages so that they aren't suggested again",
  access: 'owner',
  role: 'editor',
  params: idParams,
  body: batchScrapeInput,
  bodyBytesMax: batchScrapeBytesMax,
  response: messageResponse,
})
