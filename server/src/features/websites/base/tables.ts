import type { ChangedLines, SyncInterval } from '@parleykit/contract/website-syncs'
import type { PageResult, ScrapeStatus } from '@parleykit/contract/websites'
import { isNotNull } from '../../../platform/database/drizzle.ts'
import { bytes, id, instant, reference } from '../../../platform/database/index.ts'
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
} from '../../../platform/database/pg-core.ts'
import { agents } from '../../agents/index.ts'
import { users } from '../../auth/index.ts'
import { knowledgeEntries } from '../../knowledge/index.ts'

/** Pages of websites that are read together. Work is left to do while `finishedAt` is null. */
export const scrapeJobs = pgTable(
  'scrape_jobs',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** Who asked for it; null for what the clock started. */
    actorId: reference().references(() => users.id, { onDelete: 'set null' }),
    status: text().$type<ScrapeStatus>().notNull(),
    /** Why no page worked. */
    error: text(),
    /** Whether it reads pages again that the agent has. */
    isSync: boolean().notNull().default(false),
    /** Whether it looks for pages that the websites have newly, too. */
    findsNew: boolean().notNull().default(false),
    /** Why it looked for none, or not everywhere. */
    newPagesFault: text(),
    /** Counts the turns that it was worked on in: none takes long, so that others have theirs. */
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
    /** As it was asked for, canonical. */
    url: text().notNull(),
    result: text().$type<PageResult>().notNull(),
    reason: text(),
    /** HTTP status of the last answer. */
    status: integer(),
    title: text(),
    entryId: reference().references(() => knowledgeEntries.id, { onDelete: 'set null' }),
    /** How often it was tried in vain. */
    tries: integer().notNull().default(0),
    /** When it is to be tried again. */
    notBefore: instant(),
    /** Of a page that a sync found changed. */
    changedLines: jsonb().$type<ChangedLines>(),
    /** Of a page that a sync found gone: how often in a row. */
    timesGone: integer(),
    /** Bytes of the text that waits to be stored. */
    textBytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique().on(table.jobId, table.url),
    index().on(table.jobId, table.result),
    index().on(table.entryId),
  ],
)

export type ScrapePageRow = typeof scrapePages.$inferSelect

/** What was read of a page whose job reads others still: text that most of a site repeats is known only at its end. */
export const readTexts = pgTable('scrape_texts', {
  pageId: reference()
    .primaryKey()
    .references(() => scrapePages.id, { onDelete: 'cascade' }),
  /** Canonical address that it is known by. */
  sourceUrl: text().notNull(),
  site: text().notNull(),
  title: text().notNull(),
  /** Whole, with what the site repeats. */
  text: text().notNull(),
  /** What the page says beside its text about how to reach the site's makers; empty where it says nothing. */
  contact: text().notNull().default(''),
  etag: text(),
  lastModified: text(),
})

/** What is known of the page that an entry was read from, for reading it again. */
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
    /** The address that leads to it; the entry's own is the one it names itself by. */
    url: text().notNull(),
    /** SHA-256 of its text before what the site repeats was left out; of a file, its bytes. */
    contentHash: bytes().notNull(),
    etag: text(),
    lastModified: text(),
    /** How often in a row it was gone when it was looked for. */
    timesGone: integer().notNull().default(0),
    checkedAt: instant().notNull(),
  },
  (table) => [index().on(table.agentId, table.site)],
)

export type WebsitePageRow = typeof websitePages.$inferSelect

/** What is known of a site as a whole. */
export const websites = pgTable(
  'websites',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    site: text().notNull(),
    /** The blocks that most of its pages repeat, by their keys, each with the address of the one page that keeps it. */
    commonBlocks: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** The address of the one page whose entry tells how to reach the site's makers. */
    contactUrl: text(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.site] })],
)

/** The pages of websites that an owner was shown to pick from, and those that a sync has found newly. */
export const sitePages = pgTable(
  'site_pages',
  {
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    /** SHA-256 of what all spellings of its address have in common. */
    key: bytes().notNull(),
    url: text().notNull(),
    title: text(),
    language: text(),
    /** Found by a sync, and neither picked nor left out since. */
    isNew: boolean().notNull(),
    foundAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.key] })],
)

/** How often the pages of an agent are read again by themselves. */
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
