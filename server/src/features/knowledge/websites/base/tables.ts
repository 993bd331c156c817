import type { ChangedLines, SyncInterval } from '@parleykit/contract/knowledge/websites/website-syncs'
import type { PageResult, ScrapeStatus } from '@parleykit/contract/knowledge/websites/websites'
import { isNotNull } from '../../../../platform/database/drizzle.ts'
import { bytes, id, instant, reference } from '../../../../platform/database/index.ts'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from '../../../../platform/database/pg-core.ts'
import { agents } from '../../../agents/index.ts'
import { users } from '../../../auth/index.ts'
import { knowledgeEntries } from '../../index.ts'

/** Jobs that read pages of websites together. A job is unfinished while `finishedAt` is null. */
export const scrapeJobs = pgTable(
  'scrape_jobs',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** The person who requested it; null for scheduled jobs. */
    actorId: reference().references(() => users.id, { onDelete: 'set null' }),
    status: text().$type<ScrapeStatus>().notNull(),
    /** Why no page could be read. */
    error: text(),
    /** Whether it rereads pages that the agent already has. */
    isSync: boolean().notNull().default(false),
    /** Whether it also looks for new pages of the websites. */
    findsNew: boolean().notNull().default(false),
    /** Why it didn't look for new pages, or not everywhere. */
    newPagesFault: text(),
    /** Counts the job's turns. Turns are short, so that other jobs get theirs. */
    turn: integer().notNull().default(0),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (table) => [
    index().on(table.actorId).where(isNotNull(table.actorId)),
    index().on(table.agentId, table.id),
    index().on(table.finishedAt),
  ],
)

export type ScrapeJobRow = typeof scrapeJobs.$inferSelect

export const scrapePages = pgTable(
  'scrape_pages',
  {
    id: id(),
    jobId: reference()
      .notNull()
      .references(() => scrapeJobs.id, { onDelete: 'cascade' }),
    /** The requested URL, canonical. */
    url: text().notNull(),
    result: text().$type<PageResult>().notNull(),
    reason: text(),
    /** HTTP status of the last response. */
    status: integer(),
    title: text(),
    entryId: reference().references(() => knowledgeEntries.id, { onDelete: 'set null' }),
    /** Number of failed attempts. */
    tries: integer().notNull().default(0),
    /** When to try it again. */
    notBefore: instant(),
    /** The changed lines of a page that a sync found changed. */
    changedLines: jsonb().$type<ChangedLines>(),
    /** For a page that a sync found gone: how many times in a row. */
    timesGone: integer(),
    /** Bytes of the text waiting to be stored. */
    textBytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique().on(table.jobId, table.url),
    index().on(table.jobId, table.result),
    index().on(table.entryId),
  ],
)

export type ScrapePageRow = typeof scrapePages.$inferSelect

/** The text of pages until their job ends: only then is it known which text most of a site repeats. */
export const readTexts = pgTable('scrape_texts', {
  pageId: reference()
    .primaryKey()
    .references(() => scrapePages.id, { onDelete: 'cascade' }),
  /** Canonical URL that identifies the page. */
  sourceUrl: text().notNull(),
  site: text().notNull(),
  title: text().notNull(),
  /** The full text, including what the site repeats. */
  text: text().notNull(),
  /** Contact information that the page has outside its text; empty if there is none. */
  contact: text().notNull().default(''),
  etag: text(),
  lastModified: text(),
})

/** Data about the page that an entry was read from, for reading it again. */
export const websitePages = pgTable(
  'website_pages',
  {
    entryId: reference()
      .primaryKey()
      .references(() => knowledgeEntries.id, { onDelete: 'cascade' }),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    site: text().notNull(),
    /** The URL that leads to the page. The entry has the URL by which the page names itself. */
    url: text().notNull(),
    /** SHA-256 of a page's text before repeated blocks were removed, or of a file's bytes. */
    contentHash: bytes().notNull(),
    etag: text(),
    lastModified: text(),
    /** How often in a row it was found gone. */
    timesGone: integer().notNull().default(0),
    checkedAt: instant().notNull(),
  },
  (table) => [index().on(table.agentId, table.site)],
)

export type WebsitePageRow = typeof websitePages.$inferSelect

/** Data about a site as a whole. */
export const websites = pgTable(
  'websites',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    site: text().notNull(),
    /** The blocks that most of its pages repeat, by key, each with the URL of the one page that keeps it. */
    commonBlocks: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** The URL of the one page whose entry has the site's contact information. */
    contactUrl: text(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.site] })],
)

/** The pages of websites that an owner was offered to pick from, and new ones that a sync has found. */
export const sitePages = pgTable(
  'site_pages',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** SHA-256 of the normalized URL, the same for all its spellings. */
    key: bytes().notNull(),
    url: text().notNull(),
    title: text(),
    language: text(),
    /** Whether a sync found it and the owner has neither picked nor dismissed it. */
    isNew: boolean().notNull(),
    foundAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.key] })],
)

/** How often the pages of an agent are reread automatically. */
export const syncSchedules = pgTable(
  'sync_schedules',
  {
    agentId: reference()
      .primaryKey()
      .references(() => agents.id, { onDelete: 'cascade' }),
    every: text().$type<SyncInterval>().notNull(),
    trainAfterwards: boolean().notNull(),
    /** Null while it is off. */
    nextAt: instant(),
  },
  (table) => [index().on(table.nextAt)],
)
