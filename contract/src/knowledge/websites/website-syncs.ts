import { z } from 'zod'
import { defineRoute } from '../../base/route.ts'
import { idParams, idValue, instant, messageResponse } from '../../base/values.ts'
import { batchScrapeBytesMax } from './limits.ts'
import { batchScrapeInput, mappedPageSchema } from './websites.ts'

export const syncIntervals = ['off', 'daily', 'weekly'] as const
export type SyncInterval = (typeof syncIntervals)[number]

/** How often the pages of an agent's websites are reread automatically. */
export const syncScheduleInput = z.object({
  every: z.enum(syncIntervals),
  /** Starts a training automatically if a sync found a changed page. */
  trainAfterwards: z.boolean(),
})
export type SyncScheduleInput = z.infer<typeof syncScheduleInput>

export const syncScheduleSchema = syncScheduleInput.extend({
  /** When the pages are read next; null if off. */
  nextAt: instant.nullable(),
})
export type SyncSchedule = z.infer<typeof syncScheduleSchema>

/** The lines added and removed when a page was reread; `more` if these aren't all. */
export const changedLinesSchema = z.object({
  added: z.array(z.string()),
  removed: z.array(z.string()),
  more: z.boolean(),
})
export type ChangedLines = z.infer<typeof changedLinesSchema>

const reportedPage = z.object({
  url: z.string(),
  title: z.string().nullable(),
  /** Null if the entry was deleted. */
  entryId: idValue.nullable(),
})

/** The result of rereading the pages of an agent. */
export const syncReportSchema = z.object({
  jobId: idValue,
  startedAt: instant,
  finishedAt: instant,
  /** Number of pages checked. */
  total: z.number().int(),
  unchanged: z.number().int(),
  /** Pages whose text changed; `changed` lists the first of them. */
  changedTotal: z.number().int(),
  changed: z.array(reportedPage.extend({ lines: changedLinesSchema })),
  /**
   * Pages that the site no longer has, or no longer shows to everyone; `gone` lists the first of them, those gone
   * longest first.
   */
  goneTotal: z.number().int(),
  /** `timesGone`: how often in a row the page was gone or not public; `reason` says which, in a sentence. */
  gone: z.array(reportedPage.extend({ timesGone: z.number().int(), reason: z.string().nullable() })),
  /** New pages of the websites; `added` lists the first of them, until they are picked or dismissed. */
  addedTotal: z.number().int(),
  added: z.array(mappedPageSchema),
  /** Why the sync didn't look for new pages, or not on all websites, in a sentence. */
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
    /** Entries whose page was gone in all of the last syncs, with the number of syncs. */
    gonePages: z.array(z.object({ entryId: idValue, timesGone: z.number().int() })),
    /** Pages that the plan still allows for the agent; null without a limit. */
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
