import type { TextReader } from '@parleykit/contract/knowledge/knowledge'
import type { TableChoices } from '@parleykit/contract/knowledge/table-choices'
import { blobs } from '../../platform/blobs/index.ts'
import { isNull, sql } from '../../platform/database/drizzle.ts'
import { bytes, id, instant, reference } from '../../platform/database/index.ts'
import { bigint, index, integer, jsonb, pgTable, text } from '../../platform/database/pg-core.ts'
import { agents } from '../agents/index.ts'

/** One text, file or page, as the owner provided it. Training makes passages and indexes from it. */
export const knowledgeEntries = pgTable(
  'knowledge_entries',
  {
    id: id(),
    agentId: reference()
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    /** text, website, or the file extension. */
    fileType: text().notNull(),
    /** Canonical URL of a page, or of a file that a website links to; null for what the owner uploaded or typed. */
    sourceUrl: text(),
    text: text().notNull(),
    textBytes: bigint({ mode: 'number' }).notNull(),
    words: integer().notNull(),
    /** SHA-256 of `text`. */
    textHash: bytes().notNull(),
    /** The uploaded file, unchanged. */
    fileBlobId: reference().references(() => blobs.id, { onDelete: 'set null' }),
    fileBytes: bigint({ mode: 'number' }),
    /** What has read the text of its scanned pages or its picture; null if nothing had to. Weak words are in ⟦ ⟧. */
    readBy: text().$type<TextReader>(),
    /** More facts about the entry, added to its metadata in the API. */
    facts: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    /** How the owner wants the tables of a spreadsheet to be read; null for the guess. */
    tableChoices: jsonb().$type<TableChoices>(),
    /** Keys of the pages that its text links to: see `linkHash`. Null until `backfillMessageLinks` has read it. */
    links: text().array(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('knowledge_entries_links').using('gin', table.links).where(sql`cardinality(links) > 0`),
    index('knowledge_entries_unlinked').on(table.id).where(isNull(table.links)),
    index().on(table.agentId, table.id),
    index().on(table.agentId, table.textHash),
    index().on(table.agentId, table.sourceUrl),
  ],
)

/** Totals over all entries of an agent, written under the agent's lock. No row before the first entry. */
export const agentKnowledge = pgTable('agent_knowledge', {
  agentId: reference()
    .primaryKey()
    .references(() => agents.id, { onDelete: 'cascade' }),
  /** Null while there is no entry. */
  storeId: text(),
  /** Counts the changes, so that a training knows what it has seen. */
  revision: integer().notNull(),
  textBytes: bigint({ mode: 'number' }).notNull(),
})

export type KnowledgeEntryRow = typeof knowledgeEntries.$inferSelect
